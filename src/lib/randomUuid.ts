import { randomKey } from './randomKey';

/** A random UUID (version 4). Unlike `crypto.randomUUID` it needs no secure origin. */
export function randomUuid(): string {
  const hex = randomKey();
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
