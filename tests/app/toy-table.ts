import { onTestFinished, vi } from 'vitest';
import type { Play, Run } from '../../src/app/play.ts';
import type { ToyApp, ToyAppTypes } from '../toy/app/toy-app.ts';
import { toyAppKit } from '../toy/app/toy-kit.ts';
import { createToyPlay } from '../toy/app/toy-play.ts';
import type { Page } from './feigned-stage.ts';

export const twoPeople = { config: { cards: 2 }, seed: 5, controllers: ['human', 'human'] } as const;

/** Time passes when a test says so. */
export function holdTime(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets everything happen that needs no person. */
export const rest = () => vi.advanceTimersByTimeAsync(100);

/** Lifts the curtain, lays the first card of the hand and lets the die fall. */
export async function takeTurn(app: ToyApp): Promise<void> {
  app.liftCurtain();
  app.click(`card:${app.hand[0]}`);
  await rest();
  app.tip();
  await rest();
}

export async function playToEnd({ app }: Pick<Page<ToyAppTypes>, 'app'>): Promise<void> {
  while (app.screen !== 'end') await takeTurn(app);
}

export const stateOf = ({ app }: Page<ToyAppTypes>) => app.table?.session.state;

/** The toy with a part of its own in the running that differs. */
export const kitWith = (part: (run: Run<ToyAppTypes>) => Partial<Play<ToyAppTypes>>) => ({
  ...toyAppKit,
  prepare: async () => ({ createPlay: (run: Run<ToyAppTypes>) => ({ ...createToyPlay(run), ...part(run) }) }),
});
