import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

export type NamedFile = readonly [name: string, content: Buffer];

/** The files below a folder, by their paths in it. */
export function filesIn(folder: string): NamedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [relative(folder, file).replaceAll(sep, '/'), readFileSync(file)]);
}

/** Numbers as a zip has them: two or four bytes each, the lowest first. */
type Field = readonly [length: 2 | 4, value: number];

function bytes(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) at = buffer.writeUIntLE(value, at, length);
  return buffer;
}

/** Names are UTF-8; the same files make the same zip, so that none has a date but the first a zip can have. */
const utf8 = 0x0800;
const firstDay = 0x0021;

export function zipOf(files: readonly NamedFile[]): Buffer {
  const packed: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const data = deflateRawSync(content, { level: 9 });
    const path = Buffer.from(name);
    const facts: readonly Field[] = [
      [2, 20],
      [2, utf8],
      [2, 8],
      [2, 0],
      [2, firstDay],
      [4, crc32(content)],
      [4, data.length],
      [4, content.length],
      [2, path.length],
      [2, 0],
    ];
    entries.push(bytes([4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), path);
    const local = Buffer.concat([bytes([4, 0x04034b50], ...facts), path, data]);
    packed.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const count = files.length;
  const end: readonly Field[] = [
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ];
  return Buffer.concat([...packed, directory, bytes(...end)]);
}
