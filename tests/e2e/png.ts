import { deflateSync, inflateSync } from 'node:zlib';

/** Pixels, four bytes each: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunks(file: Buffer): { readonly type: string; readonly data: Buffer }[] {
  const found: { type: string; data: Buffer }[] = [];
  for (let at = signature.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    found.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** What the filter of a row guessed for a byte, from the bytes left of it, above it and above left. */
const guesses: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Reads the kind of PNG that Chromium writes: eight bits a channel, with or without alpha, not interlaced. */
export function readPng(file: Buffer): Picture {
  const all = chunks(file);
  const header = all[0].data;
  const [width, height, depth, kind] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]];
  if (depth !== 8 || (kind !== 2 && kind !== 6) || header[12] !== 0) throw new Error('a PNG of another kind');
  const size = kind === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(all.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const row = width * size;
  const bytes = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const guess = guesses[raw[y * (row + 1)]];
    const start = y * row;
    for (let x = 0; x < row; x++) {
      const left = x < size ? 0 : bytes[start + x - size];
      const up = y === 0 ? 0 : bytes[start + x - row];
      const corner = x < size || y === 0 ? 0 : bytes[start + x - row - size];
      bytes[start + x] = raw[y * (row + 1) + 1 + x] + guess(left, up, corner);
    }
  }
  if (size === 4) return { width, height, pixels: bytes };
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) pixels.set(bytes.subarray(i * 3, i * 3 + 3), i * 4);
  return { width, height, pixels };
}

const remainders = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function checksum(data: Buffer): number {
  let sum = ~0;
  for (const byte of data) sum = remainders[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

export function writePng({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  }
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
