const cacheName = 'game-files';

type Listed = Readonly<Record<string, string>>;

/**
 * Fetches what the game needs and is not kept yet, or has changed, one file after the other, while the player looks around.
 * Is all of it there then?
 */
async function keepFiles(game: string): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const address = `offline-${game}.json`;
  const wanted = (await (await fetch(address)).json()) as Listed;
  const keptKey = `kept-${address}`;
  const kept = ((await (await cache.match(keptKey))?.json()) ?? {}) as Listed;
  const done: Record<string, string> = { ...kept };
  for (const [file, hash] of Object.entries(wanted)) {
    if (kept[file] === hash && (await cache.match(file))) continue;
    // Under the plain address the service worker would answer with what is kept already.
    const answer = await fetch(`${file}?${hash}`, { cache: 'no-cache' });
    if (!answer.ok) continue;
    await cache.put(file, answer);
    done[file] = hash;
  }
  await cache.put(keptKey, new Response(JSON.stringify(done)));
  return Object.entries(wanted).every(([file, hash]) => done[file] === hash);
}

/** A new version that waits: it is offered where nothing else is going on, and taken when the player says so. */
export interface Update {
  /** After every change on the screen. */
  offer(): void;
}

/** No test but its own wants a service worker: what it has kept would be served to the next. */
const isWanted = () =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  (import.meta.env.MODE === 'production' || new URL(window.location.href).searchParams.has('offline'));

/**
 * Installs the page as an app that can be played without a network; the files of `game` are fetched for it. `ask` has the
 * player choose whether a new version is opened.
 */
export function workOffline(isFree: () => boolean, ask: (yes: () => void) => void, game?: string): Update {
  let waiting: ServiceWorker | null = null;
  let isOffered = false;

  function offer(): void {
    if (!waiting || isOffered || !isFree()) return;
    isOffered = true;
    ask(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
      waiting?.postMessage({ type: 'SKIP_WAITING' });
    });
  }

  function watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      // The first one has nothing to replace.
      if (worker.state !== 'installed' || !navigator.serviceWorker.controller) return;
      waiting = worker;
      offer();
    });
  }

  async function install(): Promise<void> {
    const registration = await navigator.serviceWorker.register('sw.js');
    waiting = navigator.serviceWorker.controller && registration.waiting;
    registration.addEventListener('updatefound', () => watch(registration.installing));
    offer();
    await navigator.serviceWorker.ready;
    if (game !== undefined && (await keepFiles(game))) document.documentElement.dataset.offline = game;
  }

  // Where it cannot be installed the game is played all the same, as long as there is a network.
  if (isWanted()) install().catch(() => undefined);
  return { offer };
}
