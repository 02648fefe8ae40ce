/** Short words between the tabs of one browser. */
export interface Channel {
  say(word: string): void;
}

/** Over a broadcast channel or, in browsers without one, by what the tabs write into the storage they share. */
export function openChannel(name: string, hear: (word: string) => void): Channel {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => hear(String(data)));
    return { say: (word) => channel.postMessage(word) };
  }
  // Every word is another text, or a word said twice would not be heard.
  let count = 0;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === name && newValue !== null) hear(newValue.split(' ')[0]);
  });
  return { say: (word) => window.localStorage.setItem(name, `${word} ${Date.now()} ${count++}`) };
}
