// Builds the game and packs it into dist/harrow-county.zip: any server of files can serve it, from any path.
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { ensureDependencies, root, runBin } from './ensure.mjs';

const name = 'harrow-county.zip';

ensureDependencies();
const built = runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
if (built !== 0) process.exit(built ?? 1);

const folder = `${root}dist`;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== name)
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();

/** Numbers as a zip has them: two or four bytes each, the lowest first. */
function bytes(...fields) {
  const size = fields.reduce((sum, [length]) => sum + length, 0);
  const buffer = Buffer.alloc(size);
  let at = 0;
  for (const [length, value] of fields) {
    buffer.writeUIntLE(value, at, length);
    at += length;
  }
  return buffer;
}

/** Names are UTF-8; the same files make the same zip, so that none has a date but the first a zip can have. */
const utf8 = 0x0800;
const firstDay = 0x0021;

const zip = createWriteStream(join(folder, name));
const entries = [];
let offset = 0;
for (const file of files) {
  const content = readFileSync(file);
  const packed = deflateRawSync(content, { level: 9 });
  const path = Buffer.from(relative(folder, file).replaceAll(sep, '/'));
  const facts = [
    [2, 20],
    [2, utf8],
    [2, 8],
    [2, 0],
    [2, firstDay],
    [4, crc32(content)],
    [4, packed.length],
    [4, content.length],
    [2, path.length],
    [2, 0],
  ];
  const local = Buffer.concat([bytes([4, 0x04034b50], ...facts), path, packed]);
  entries.push(
    Buffer.concat([bytes([4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), path]),
  );
  zip.write(local);
  offset += local.length;
}
const directory = Buffer.concat(entries);
const count = entries.length;
zip.end(
  Buffer.concat([
    directory,
    bytes([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]),
  ]),
);
zip.on('finish', () => process.stdout.write(`${join(folder, name)}: ${count} files\n`));
