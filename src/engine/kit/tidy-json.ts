/** JSON in which whatever fits a line stays in one line. */
export function tidyJson(value: unknown, width = 110, indent = ''): string {
  const line = oneLine(value);
  if (line.length + indent.length <= width || value === null || typeof value !== 'object') return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => tidyJson(each, width, inner))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${JSON.stringify(key)}: ${tidyJson(each, width, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** JSON in one line, with air. */
export function oneLine(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const parts = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
