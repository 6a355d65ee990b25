/** Five digits of base 85 are four bytes; `z` is four zero bytes, `~` the end. */
export function fromAscii85(packed: Buffer): Buffer {
  const out = Buffer.alloc(packed.length * 4);
  let length = 0;
  let group = 0;
  let digits = 0;
  for (const byte of packed) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && digits === 0) {
      length += 4;
      continue;
    }
    if (byte < 0x21 || byte > 0x75) continue;
    group = group * 85 + (byte - 0x21);
    digits += 1;
    if (digits === 5) {
      length = out.writeUInt32BE(group % 0x1_0000_0000, length);
      group = 0;
      digits = 0;
    }
  }
  return out.subarray(0, length);
}
