/** A stretch of words; `tag`: what it names. */
export interface Stretch {
  readonly text: string;
  readonly tag?: string;
}

const tagged = /<(\w+)>(.*?)<\/\1>/g;

/** A text whose words say what they name: `<brambles>the brambles</brambles>`. */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(tagged)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ text: match[2], tag: match[1] });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

/** The words alone. */
export const untagged = (text: string): string =>
  stretches(text)
    .map((stretch) => stretch.text)
    .join('');
