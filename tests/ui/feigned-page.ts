import { vi } from 'vitest';

type Listener = (event: FeignedEvent) => void;

/** As much of an event as the overlay asks for. */
export class FeignedEvent {
  target: FeignedElement | undefined;
  cancelBubble = false;
  defaultPrevented = false;
  readonly timeStamp = 0;
  constructor(
    readonly type: string,
    fields: object = {},
  ) {
    Object.assign(this, fields);
  }
  stopImmediatePropagation(): void {
    this.cancelBubble = true;
  }
  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

class FeignedNode {
  parentNode: FeignedElement | null = null;
  get nextSibling(): FeignedNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

class FeignedText extends FeignedNode {
  readonly nodeType = 3;
  constructor(public data: string) {
    super();
  }
}

/** A tag, classes, attributes and what must not be: `button`, `.twin:not([tabindex="-1"])`. */
function isLike(element: FeignedElement, compound: string): boolean {
  return (compound.match(/:not\([^)]*\)|\[[^\]]*\]|\.[\w-]+|[\w-]+/g) ?? []).every((part) => {
    if (part.startsWith(':not(')) return !isLike(element, part.slice(5, -1));
    if (part.startsWith('.')) return element.className.split(' ').includes(part.slice(1));
    if (!part.startsWith('[')) return element.localName === part;
    const [, name, value] = /^\[([\w-]+)(?:="(.*)")?\]$/.exec(part) ?? [];
    return value === undefined ? element.attributeMap.has(name) : element.attributeMap.get(name) === value;
  });
}

/** As much of an element as Preact and the overlay ask for. */
export class FeignedElement extends FeignedNode {
  readonly nodeType = 1;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly childNodes: FeignedNode[] = [];
  readonly attributeMap = new Map<string, string>();
  readonly style = { cssText: '' };
  rect = { left: 0, top: 0, width: 0, height: 0 };
  private readonly listeners: { readonly type: string; readonly listener: Listener; readonly isFirst: boolean }[] = [];

  constructor(readonly localName: string) {
    super();
  }
  get firstChild(): FeignedNode | null {
    return this.childNodes[0] ?? null;
  }
  get attributes(): { name: string; value: string }[] {
    return [...this.attributeMap].map(([name, value]) => ({ name, value }));
  }
  get className(): string {
    return this.attributeMap.get('class') ?? '';
  }
  get dataset(): { readonly focus: string | undefined } {
    return { focus: this.attributeMap.get('data-focus') };
  }
  get tabIndex(): number {
    return Number(this.attributeMap.get('tabindex') ?? 0);
  }
  get isConnected(): boolean {
    return this === page.body || (this.parentNode?.isConnected ?? false);
  }
  setAttribute(name: string, value: unknown): void {
    this.attributeMap.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributeMap.delete(name);
  }
  insertBefore(node: FeignedNode, before: FeignedNode | null): void {
    node.remove();
    const place = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(place, 0, node);
    node.parentNode = this;
  }
  appendChild(node: FeignedNode): void {
    this.insertBefore(node, null);
  }
  removeChild(node: FeignedNode): void {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    if (page.activeElement && !page.activeElement.isConnected) page.activeElement = page.body;
  }
  contains(other: FeignedNode | null): boolean {
    return other === this || (other?.parentNode ? this.contains(other.parentNode) : false);
  }
  all(): FeignedElement[] {
    const own = this.childNodes.filter((node) => node instanceof FeignedElement);
    return own.flatMap((each) => [each, ...each.all()]);
  }
  matches(selectors: string): boolean {
    return selectors.split(', ').some((selector) => {
      const [last, ...outer] = selector.split(' ').reverse();
      if (!isLike(this, last)) return false;
      return outer.length === 0 || (this.parentNode?.isInside(outer.reverse().join(' ')) ?? false);
    });
  }
  isInside(selector: string): boolean {
    return this.matches(selector) || (this.parentNode?.isInside(selector) ?? false);
  }
  querySelectorAll(selectors: string): FeignedElement[] {
    return this.all().filter((each) => each.matches(selectors));
  }
  querySelector(selectors: string): FeignedElement | null {
    return this.querySelectorAll(selectors)[0] ?? null;
  }
  getBoundingClientRect(): object {
    return this.rect;
  }
  focus(): void {
    page.activeElement = this;
  }
  addEventListener(type: string, listener: Listener, isFirst = false): void {
    this.listeners.push({ type, listener, isFirst });
  }
  removeEventListener(): void {}
  /** Those who want to hear first are told first, until one of them stops it. */
  dispatch(event: FeignedEvent): void {
    event.target ??= this;
    const heard = this.listeners.filter(({ type }) => type === event.type);
    for (const { listener } of heard.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))) {
      if (!event.cancelBubble) listener.call(this, event);
    }
  }
  click(fields: object = {}): void {
    this.dispatch(new FeignedEvent('click', fields));
  }
}

class FeignedInput extends FeignedElement {}

const page = {
  body: new FeignedElement('body'),
  activeElement: null as FeignedElement | null,
};

/** An element of the page: `button` with attributes, in another one. */
export function put(parent: FeignedElement, tag: string, attributes: Record<string, string> = {}): FeignedElement {
  const element = tag === 'input' ? new FeignedInput(tag) : new FeignedElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.appendChild(element);
  return element;
}

/** An empty page, until the globals are given back: `vi.unstubAllGlobals()`. */
export function feignPage(): typeof page & { readonly press: (key: string, fields?: object) => FeignedEvent } {
  page.body = new FeignedElement('body');
  page.activeElement = page.body;
  const root = new FeignedElement('html');
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    get body() {
      return page.body;
    },
    get activeElement() {
      return page.activeElement;
    },
    createElement: (tag: string) => new FeignedElement(tag),
    createElementNS: (_: string, tag: string) => new FeignedElement(tag),
    createTextNode: (text: string) => new FeignedText(text),
    querySelector: (selectors: string) => page.body.querySelector(selectors),
    querySelectorAll: (selectors: string) => page.body.querySelectorAll(selectors),
    addEventListener: (type: string, listener: Listener) => root.addEventListener(type, listener),
  });
  vi.stubGlobal('HTMLElement', FeignedElement);
  vi.stubGlobal('HTMLInputElement', FeignedInput);
  vi.stubGlobal('HTMLSelectElement', class {});
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  return Object.assign(page, {
    press(key: string, fields: object = {}) {
      const event = new FeignedEvent('keydown', { key, target: page.activeElement, ...fields });
      root.dispatch(event);
      return event;
    },
  });
}
