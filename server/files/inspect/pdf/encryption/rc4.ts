/**
 * RC4, which `node:crypto` has only with a setting of OpenSSL for old ciphers. It is its own
 * inverse. Here it only reads files that others have locked with it.
 */
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [at(other), at(one)];
  };
  for (let index = 0, mixed = 0; index < 256; index += 1) {
    mixed = (mixed + at(index) + (key[index % key.length] ?? 0)) & 255;
    swap(index, mixed);
  }
  const result = Buffer.alloc(bytes.length);
  for (let index = 0, one = 0, other = 0; index < bytes.length; index += 1) {
    one = (one + 1) & 255;
    other = (other + at(one)) & 255;
    swap(one, other);
    result[index] = (bytes[index] ?? 0) ^ at(at(one) + at(other));
  }
  return result;
}
