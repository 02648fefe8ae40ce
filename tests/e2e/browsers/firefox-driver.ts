import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Make, wantedSize } from './driver.ts';
import { programOf, saidBy, startProgram } from './programs.ts';

type Answer = Readonly<Record<string, unknown>>;

interface Wire {
  ask<A = Answer>(method: string, params: object): Promise<A>;
  close(): void;
}

/** Questions and answers of WebDriver BiDi: each has a number. */
async function openWire(address: string): Promise<Wire> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>();
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`nobody listens at ${address}`));
  });
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result as never);
  };
  return {
    ask(method, params) {
      const id = ++count;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => socket.close(),
  };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox speaks WebDriver BiDi by itself. */
export const firefoxMake: Make = {
  name: 'Firefox',
  wanted: "Debian's firefox-esr, or the path of another in FIREFOX_PATH",
  async start() {
    const program = programOf(process.env.FIREFOX_PATH ?? 'firefox-esr', 'firefox');
    if (program === undefined) return undefined;
    const home = mkdtempSync(join(tmpdir(), 'harrow-firefox-'));
    const args = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'];
    const firefox = startProgram(program, args, { HOME: home });
    const ended = new Promise((resolve) => firefox.once('exit', resolve));
    const wire = await openWire(`${await saidBy(firefox, /BiDi listening on (ws:\S+)/)}/session`);
    const { capabilities } = await wire.ask<{ capabilities: Answer }>('session.new', { capabilities: {} });
    const { contexts } = await wire.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const [{ context }] = contexts;
    await wire.ask('browsingContext.setViewport', { context, viewport: wantedSize });
    return {
      name: `Firefox ${capabilities.browserVersion}`,
      size: wantedSize,
      open: async (url) => void (await wire.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
      reload: async () => void (await wire.ask('browsingContext.reload', { context, wait: 'complete' })),
      async evaluate(expression) {
        const asked = { expression, target: { context }, awaitPromise: true };
        const { type, result, exceptionDetails } = await wire.ask<Evaluated>('script.evaluate', asked);
        if (type === 'exception' || !result) throw new Error(exceptionDetails?.text);
        return result.value;
      },
      async click(x, y) {
        const pointer = [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await wire.ask('input.performActions', {
          context,
          actions: [{ type: 'pointer', id: 'mouse', actions: pointer }],
        });
      },
      async close() {
        await wire.ask('browser.close', {}).catch(() => firefox.kill());
        wire.close();
        await ended;
        rmSync(home, { recursive: true, force: true });
      },
    };
  },
};
