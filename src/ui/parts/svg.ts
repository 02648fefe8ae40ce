const namespace = 'http://www.w3.org/2000/svg';

/** Makes an SVG element; numbers and words are attributes, undefined ones are left out. */
export function svg(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly (SVGElement | string)[]
): SVGElement {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}
