import type { App } from '../app/app.ts';
import { h } from './dom.ts';
import { logText } from './harrow/words/log-text.ts';

interface Herald {
  /** Unseen; screen readers say what is added to it. */
  readonly region: HTMLElement;
  /** Says what is new since it was last asked. */
  tell(app: App): void;
}

/** Sentences that are kept: enough for a reader to catch up with a bot's turn. */
const most = 20;

/**
 * Tells screen readers what has happened and what the game asks now. The screen is drawn anew each time, and a region
 * that is replaced with it would stay silent: this one stays.
 */
export function createHerald(screen: HTMLElement): Herald {
  const region = h('div', { class: 'unseen', role: 'log', 'aria-live': 'polite' });
  let session: NonNullable<App['match']>['session'] | undefined;
  let told = 0;
  let asked = '';

  /** What the log has gained; a game that is opened does not begin with its whole story. */
  function news(app: App): string[] {
    const now = app.match?.session;
    const log = now?.log ?? [];
    // Nobody hears how a fight ends before the cubes have fallen.
    if (app.falling && now === session) return [];
    const since = now === session ? told : log.length;
    // What is taken back, or lies behind the curtain, was for one person alone.
    if (now !== session || log.length < told || app.curtain !== undefined) region.replaceChildren();
    session = now;
    told = log.length;
    const events = log.slice(since).flatMap((entry) => entry.events);
    return events.flatMap((event) => (now && logText(event, now.state)) ?? []);
  }

  /** The words of the prompt, if they have changed. */
  function question(): string[] {
    const parts = [...screen.querySelectorAll('[data-spoken] > *')].map(({ textContent }) => textContent.trim());
    const words = parts.filter((part) => part !== '');
    const isNew = words.join(' ') !== asked;
    asked = words.join(' ');
    return isNew ? words : [];
  }

  return {
    region,
    tell(app) {
      const words = [...news(app), ...(app.busy ? [] : question())];
      region.append(...words.map((text) => h('p', {}, text)));
      while (region.childElementCount > most) region.firstElementChild?.remove();
    },
  };
}
