import { createServer } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { type Make, wantedSize } from './driver.ts';
import { programOf, startProgram } from './programs.ts';

/** A port that nobody has. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

type Ask = <A>(path: string, body?: object, method?: 'POST' | 'DELETE') => Promise<A>;

/** Plain WebDriver: each question is a request of its own. */
function askAt(origin: string): Ask {
  return async (path, body = {}, method = 'POST') => {
    const response = await fetch(origin + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** However slow the machine, a page that is asked 50 drops answers within this. */
const patience = { script: 600_000, pageLoad: 300_000 };

/** Answers when what the expression promises is there, or with what went wrong. */
const waiter = (expression: string): string =>
  `const done = arguments[0]; (${expression}).then((text) => done([text]), (error) => done(String(error)));`;

/** WebKitGTK has a driver of its own. It draws on a display, so it is given one that nobody sees. */
export const webkitMake: Make = {
  name: 'WebKitGTK',
  wanted: "Debian's webkit2gtk-driver and xvfb",
  async start() {
    const [driverFile, displayFile] = [programOf('WebKitWebDriver'), programOf('Xvfb')];
    if (driverFile === undefined || displayFile === undefined) return undefined;
    const display = startProgram(displayFile, ['-displayfd', '3', '-screen', '0', '1600x1200x24']);
    const number = await new Promise<string>((resolve) =>
      display.stdio[3]?.once('data', (text) => resolve(`${text}`.trim())),
    );
    const port = await freePort();
    const driver = startProgram(driverFile, [`--port=${port}`], { DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' });
    const ask = askAt(`http://127.0.0.1:${port}`);
    const begin = { capabilities: { alwaysMatch: { timeouts: patience } } };
    let session: Session | undefined;
    for (let tries = 0; !session; tries++) {
      session =
        (await ask<Session>('/session', begin).catch((error) => {
          if (tries > 50) throw error;
          return pass(100);
        })) ?? undefined;
    }
    const at = `/session/${session.sessionId}`;
    await ask(`${at}/window/rect`, { width: wantedSize.width, height: wantedSize.height + 100 });
    const sizeOf = 'return [innerWidth, innerHeight]';
    const [width, height] = await ask<[number, number]>(`${at}/execute/sync`, { script: sizeOf, args: [] });
    return {
      name: `WebKitGTK ${session.capabilities.browserVersion}`,
      size: { width, height },
      open: (url) => ask(`${at}/url`, { url }),
      reload: () => ask(`${at}/refresh`),
      async evaluate(expression) {
        const answer = await ask<[string] | string>(`${at}/execute/async`, { script: waiter(expression), args: [] });
        if (typeof answer === 'string') throw new Error(answer);
        return answer[0];
      },
      async click(x, y) {
        const pointer = [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await ask(`${at}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions: pointer }] });
      },
      async close() {
        await ask(at, {}, 'DELETE');
        driver.kill();
        display.kill();
      },
    };
  },
};
