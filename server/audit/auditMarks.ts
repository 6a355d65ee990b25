import type { Queryable } from '../storage/database';
import { findSetting, saveSetting } from '../storage/settings.repository';
import type { SignedPosition } from './audit.repository';

/** The signed positions that stand in `settings`. */
const AUDIT_MARKS = {
  /** The chain's end, so that entries at the end cannot be removed unnoticed. */
  end: 'audit_head',
  /** Up to where the chain is from before the setting's key. */
  'before the key': 'audit_before_key',
} as const;

type Mark = keyof typeof AUDIT_MARKS;

/** A mark as stored; null when there is none, `damaged` when it is none. */
export async function findMark(
  db: Queryable,
  mark: Mark,
): Promise<SignedPosition | null | 'damaged'> {
  const value = await findSetting(db, AUDIT_MARKS[mark]);
  if (value === null) return null;
  const { position, hash, at, keyId = null, signature } = Object(value);
  const isWhole =
    typeof position === 'number' &&
    [hash, at, signature].every((text) => typeof text === 'string') &&
    (keyId === null || typeof keyId === 'string');
  return isWhole ? { position, hash, at, keyId, signature } : 'damaged';
}

export function saveMark(tx: Queryable, mark: Mark, place: SignedPosition): Promise<void> {
  return saveSetting(tx, AUDIT_MARKS[mark], place);
}
