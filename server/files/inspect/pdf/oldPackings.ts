/** LZW's codes that are no bytes: one begins the table anew, and one ends the data. */
const CLEAR = 256;
const END = 257;
const LARGEST_TABLE = 4096;

/**
 * The number of bytes that LZW unfolds to (ISO 32000-2, 7.4.4), without unfolding them. Old scans are
 * packed by it.
 * @param limit - counting stops there.
 */
export function lzwLength(packed: Uint8Array, limit: number): number {
  const lengths = new Uint16Array(LARGEST_TABLE).fill(1, 0, CLEAR);
  let next = END + 1;
  let width = 9;
  let last = 0;
  let total = 0;
  let bits = 0;
  let held = 0;
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xfffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === END || total > limit) break;
    if (code === CLEAR) {
      next = END + 1;
      width = 9;
      last = 0;
      continue;
    }
    // The code that is being defined is the one before it and its first byte
    const length = code < next ? (lengths[code] ?? 0) : last + 1;
    total += length;
    if (last > 0 && next < LARGEST_TABLE) {
      lengths[next] = last + 1;
      next += 1;
    }
    last = length;
    // The width grows one code early
    width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9;
  }
  return total;
}

/** The same for runs of bytes (ISO 32000-2, 7.4.5). */
export function runLength(packed: Uint8Array, limit: number): number {
  let total = 0;
  for (let at = 0; at < packed.length && total <= limit; ) {
    const count = packed[at] ?? 128;
    if (count === 128) break;
    total += count < 128 ? count + 1 : 257 - count;
    at += count < 128 ? count + 2 : 2;
  }
  return total;
}
