import { openChannel } from './channel.ts';

/** As long as a tab that has just been closed, or is being loaded anew, may still hold the game. */
const patienceMs = 700;

/** Makes this tab the one in which a game is played. */
export interface Claim {
  /** Gets the game if no other tab has it; false: another one has. */
  ask(): Promise<boolean>;
  /** Takes it over. */
  take(): Promise<void>;
}

/** The browser gives the game to one tab, and takes it back when that is closed, however it ends. */
function claimByLock(locks: LockManager, name: string, lose: () => void): Claim {
  const request = (options: LockOptions) =>
    new Promise<boolean>((resolve) => {
      let isMine = false;
      const held = locks.request(name, options, () => {
        isMine = true;
        resolve(true);
        return new Promise<never>(() => {});
      });
      held.catch(() => (isMine ? lose() : resolve(false)));
    });
  return {
    ask: () => request({ signal: AbortSignal.timeout(patienceMs) }),
    async take() {
      await request({ steal: true });
    },
  };
}

/** Where the browser has no locks, the tabs tell one another. */
function claimByWord(name: string, lose: () => void): Claim {
  let isMine = false;
  let isTaken = false;
  const channel = openChannel(name, (word) => {
    if (word === 'mine') isTaken = true;
    if (!isMine) return;
    if (word === 'whose') channel.say('mine');
    if (word !== 'give') return;
    isMine = false;
    lose();
  });
  return {
    async ask() {
      isTaken = false;
      channel.say('whose');
      await new Promise((resolve) => setTimeout(resolve, patienceMs));
      isMine = !isTaken;
      return isMine;
    },
    async take() {
      channel.say('give');
      isMine = true;
    },
  };
}

/** A browser that lets the tabs share nothing has nothing that one could write over for the other. */
const alone: Claim = { ask: async () => true, take: async () => {} };

/** `lose`: another tab has taken the game over. */
export function claimOf(game: string, lose: () => void): Claim {
  const name = `under-the-oak.${game}`;
  try {
    return navigator.locks ? claimByLock(navigator.locks, name, lose) : claimByWord(name, lose);
  } catch {
    return alone;
  }
}
