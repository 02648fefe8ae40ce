import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useCallback, useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { h } from '../dom.ts';

interface Tip {
  readonly owner: object;
  readonly content: VNode;
}

const Show = createContext<(owner: object, content: VNode | undefined) => void>(() => undefined);

/** Over the parts of a screen lies what one of them says of itself: one thing at a time, drawn without the parts. */
export function TipLayer({ children }: { readonly children?: ComponentChildren }): VNode {
  const [tip, setTip] = useState<Tip>();
  const show = useCallback((owner: object, content: VNode | undefined) => {
    setTip((now) => (content ? { owner, content } : now?.owner === owner ? undefined : now));
  }, []);
  return h(Show.Provider, { value: show }, children, tip?.content);
}

/** Shows something over the screen for as long as there is something to show. */
export function useTip(content: VNode | undefined): void {
  const show = useContext(Show);
  const owner = useRef({}).current;
  useLayoutEffect(() => show(owner, content));
  useLayoutEffect(() => () => show(owner, undefined), [show, owner]);
}
