import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesIn, zipOf } from '../../../tools/page/zip.ts';

/** What is in a zip by its directory, unpacked; each file's own head must say the same of it. */
function unzipped(zip: Buffer): Record<string, string> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const found: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  expect(at + zip.readUInt32LE(end + 12)).toBe(end);
  while (at < end) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, size, whole] = [16, 20, 24].map((field) => zip.readUInt32LE(at + field));
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    // From what is needed to unpack it up to the length of its name.
    expect(zip.subarray(local + 4, local + 30)).toEqual(zip.subarray(at + 6, at + 32));
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    expect(zip.toString('utf8', local + 30, local + 30 + nameLength)).toBe(name);
    const begin = local + 30 + nameLength;
    const content = inflateRawSync(zip.subarray(begin, begin + size));
    expect([content.length, crc32(content)]).toEqual([whole, sum]);
    found[name] = content.toString();
    at += 46 + nameLength;
  }
  expect(Object.keys(found)).toHaveLength(zip.readUInt16LE(end + 10));
  return found;
}

test('the zip holds what is in the folder, and is the same for the same files', () => {
  const files = { 'index.html': '<p>'.repeat(500), 'art/toy/jar.svg': '<svg/>', 'sound/ticho-ř.wav': '' };
  const folder = mkdtempSync(join(tmpdir(), 'harrow-zip-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const zip = zipOf(filesIn(folder));
  expect(unzipped(zip)).toEqual(files);
  expect(zipOf(filesIn(folder)).equals(zip)).toBe(true);
  rmSync(folder, { recursive: true });
});
