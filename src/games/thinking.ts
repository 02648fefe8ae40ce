import type { GameTypes } from '../engine/kernel/game.ts';
import { atOnce } from '../engine/kit/steps.ts';
import { inSteps } from '../session/steps.ts';
import { type Asked, type Think, type ThinkKit, thoughtOf } from '../session/think.ts';

/** A question on its way to a worker, and the answer to it. */
interface Letter {
  readonly id: number;
  readonly asked: Asked;
}
interface Answer {
  readonly id: number;
  readonly planned: readonly string[];
}

/** How long a worker may take to come at all; whatever it thinks about takes as long as it takes. */
const patienceMs = 8000;

/** A computer in a worker: it answers one question after the other, once it has said that it is there. */
export function answerLetters<T extends GameTypes>(
  kit: ThinkKit<T>,
  {
    addEventListener,
    postMessage,
  }: Pick<typeof globalThis, 'addEventListener'> & { postMessage(message: unknown): void },
): void {
  addEventListener('message', ({ data: { id, asked } }: MessageEvent<Letter>) => {
    postMessage({ id, planned: atOnce(thoughtOf(kit, asked)) } satisfies Answer);
  });
  postMessage('here');
}

/** Computers think in a worker of the game, where there is one and it comes; else on the page, a step at a time. Both come to the same. */
export function createThinking<T extends GameTypes>(
  kit: ThinkKit<T>,
  start: (() => Worker) | undefined,
  pass: (ms: number) => Promise<void>,
): { readonly think: Think; begin(): void; stop(): void } {
  const here: Think = (asked) => inSteps(thoughtOf(kit, asked), () => pass(0));
  const waiting = new Map<number, (planned: readonly string[] | undefined) => void>();
  let worker: Worker | undefined;
  let isBegun = false;
  let sent = 0;

  function giveUp(): void {
    isBegun = true;
    worker?.terminate();
    worker = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  }

  function started(): Worker | undefined {
    let isThere = false;
    try {
      const begun = start?.();
      begun?.addEventListener('error', giveUp);
      begun?.addEventListener('message', ({ data }: MessageEvent<Answer | 'here'>) => {
        isThere = true;
        if (data === 'here') return;
        waiting.get(data.id)?.(data.planned);
        waiting.delete(data.id);
      });
      void pass(patienceMs).then(() => isThere || giveUp());
      return begun;
    } catch {
      return undefined;
    }
  }

  /** The worker is begun once, before it is needed or as soon as it is. */
  function begin(): void {
    if (isBegun) return;
    isBegun = true;
    worker = started();
  }

  return {
    begin,
    async think(asked) {
      begin();
      if (!worker) return here(asked);
      const id = sent++;
      const planned = new Promise<readonly string[] | undefined>((resolve) => waiting.set(id, resolve));
      worker.postMessage({ id, asked } satisfies Letter);
      return (await planned) ?? here(asked);
    },
    stop: giveUp,
  };
}
