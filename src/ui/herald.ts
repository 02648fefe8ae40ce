import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { App } from '../app/app.ts';
import { h } from './dom.ts';
import { type GameParts, useGameParts } from './game-parts.ts';

/** Sentences that are kept: enough for a reader to catch up with a bot's turn. */
const most = 20;

interface Sentence {
  readonly number: number;
  readonly text: string;
}

/** How far the story has been told. */
interface Heard {
  session: NonNullable<App['match']>['session'] | undefined;
  told: number;
  asked: string;
  sentences: number;
}

/** What the log has gained; a game that is opened does not begin with its whole story. */
function newsOf(app: App, heard: Heard, { happening }: GameParts['words']): { texts: string[]; isFresh: boolean } {
  const now = app.match?.session;
  const log = now?.log ?? [];
  // Nobody hears how a fight ends before the cubes have fallen.
  if (app.falling && now === heard.session) return { texts: [], isFresh: false };
  const since = now === heard.session ? heard.told : log.length;
  // What is taken back, or lies behind the curtain, was for one person alone.
  const isFresh = now !== heard.session || log.length < heard.told || app.curtain !== undefined;
  heard.session = now;
  heard.told = log.length;
  const events = log.slice(since).flatMap((entry) => entry.events);
  return { texts: events.flatMap((event) => (now && happening(event, now)) ?? []), isFresh };
}

/** Nobody listens to what a computer is asked. What is held waits for a person, whoever is next. */
function asksPerson(app: App): boolean {
  if (app.held) return true;
  const pending = app.match?.session.pending();
  return pending?.kind !== 'decision' || app.match?.controllers[pending.seat] === 'human';
}

/** The words of the prompt, if they have changed. */
function questionOf(screen: HTMLElement | null, heard: Heard): string[] {
  const parts = [...(screen?.querySelectorAll('[data-spoken] > *') ?? [])];
  const words = parts.map(({ textContent }) => textContent.trim()).filter((part) => part !== '');
  const isNew = words.join(' ') !== heard.asked;
  heard.asked = words.join(' ');
  return isNew ? words : [];
}

interface HeraldProps {
  readonly app: App;
  readonly screen: RefObject<HTMLElement>;
}

/** Unseen; screen readers say what is added to it: what has happened and what the game asks now. */
export function Herald({ app, screen }: HeraldProps): VNode {
  const { words } = useGameParts();
  const heard = useRef<Heard>({ session: undefined, told: 0, asked: '', sentences: 0 }).current;
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  // What the screen asks is known once it is drawn.
  useLayoutEffect(() => {
    const { texts, isFresh } = newsOf(app, heard, words);
    const added = [...texts, ...(app.busy || !asksPerson(app) ? [] : questionOf(screen.current, heard))];
    if (added.length === 0 && !isFresh) return;
    setSentences((now) => {
      const before = isFresh ? [] : now;
      if (added.length === 0 && before.length === now.length) return now;
      const next = added.map((text, i) => ({ number: heard.sentences + i, text }));
      heard.sentences += added.length;
      return [...before, ...next].slice(-most);
    });
  });
  return h(
    'div',
    { class: 'unseen', role: 'log', 'aria-live': 'polite' },
    sentences.map(({ number, text }) => h('p', { key: number }, text)),
  );
}
