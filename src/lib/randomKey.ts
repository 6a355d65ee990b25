/** 128 random bits as hex: an `Idempotency-Key`. Unlike `randomUUID` it needs no secure origin. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
