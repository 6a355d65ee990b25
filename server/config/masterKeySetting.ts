const KEY_ID = /^[A-Za-z0-9_-]{1,32}$/;
const KEY_BASE64 = /^[A-Za-z0-9+/]{43}=$/;

/** A key that wraps data keys. */
export interface MasterKey {
  id: string;
  /** 256 bits. */
  key: Uint8Array;
}

/**
 * `id:base64`, several separated by commas; null when a part is invalid, or two have the same id.
 */
export function parseMasterKeys(text: string): MasterKey[] | null {
  const keys: MasterKey[] = [];
  for (const part of text.split(',')) {
    const [id = '', base64 = '', ...rest] = part.trim().split(':');
    const known = keys.some((key) => key.id === id);
    if (!KEY_ID.test(id) || !KEY_BASE64.test(base64) || rest.length > 0 || known) return null;
    keys.push({ id, key: Buffer.from(base64, 'base64') });
  }
  return keys;
}

/** The format that `parseMasterKeys` reads. */
export function formatMasterKeys(keys: readonly MasterKey[]): string {
  return keys.map(({ id, key }) => `${id}:${Buffer.from(key).toString('base64')}`).join(',');
}
