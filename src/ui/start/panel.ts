/** What is said instead of the game, and the one thing that can be done about it. */
export interface Panel {
  readonly language: string;
  readonly title?: string | undefined;
  readonly text: string;
  readonly label: string;
  readonly onclick: () => void;
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

const panel = (): HTMLElement | null => document.getElementById('trouble');

/** Shows a panel over everything. It is made of nothing that has to be fetched: `index.html` has its place and its looks. */
export function showPanel({ language, title, text, label, onclick }: Panel): void {
  const host = panel();
  if (!host) throw new Error('index.html has no #trouble');
  document.documentElement.lang = language;
  document.getElementById('loading')?.setAttribute('hidden', '');
  document.getElementById('overlay')?.setAttribute('inert', '');
  const button = element('button', label);
  button.setAttribute('type', 'button');
  button.dataset.focus = 'panel-button';
  button.addEventListener('click', onclick);
  const words = document.createElement('div');
  words.setAttribute('role', 'alertdialog');
  words.setAttribute('aria-label', title ?? text);
  if (title !== undefined) words.append(element('h1', title));
  words.append(element('p', text), button);
  host.replaceChildren(words);
  host.hidden = false;
  host.className = 'shown';
  button.focus();
}

/** The game is there: nothing needs to be said any more. */
export function clearPanel(): void {
  panel()?.replaceChildren();
  panel()?.setAttribute('class', 'over');
  document.getElementById('overlay')?.removeAttribute('inert');
}
