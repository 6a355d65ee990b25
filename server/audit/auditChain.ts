import { canonicalJson } from '../lib/canonicalJson';
import { sha256 } from '../lib/sha256';
import type { ChainPosition, EntryRow } from './audit.repository';

/** Before any entry. */
export const CHAIN_START: ChainPosition = { position: 0, hash: '0'.repeat(64) };

/** The position of the entry after another one. */
export function nextPosition(
  before: ChainPosition,
  { at, event, actor, actorKey, subject, detail, id, keyId, mac }: EntryRow,
): ChainPosition {
  const position = before.position + 1;
  const entry = { before: before.hash, position, at, event, actor, subject, detail };
  // Entries from before there were integration keys, or HMACs, keep their hashes
  const said = {
    ...entry,
    ...(actorKey !== null && { actorKey }),
    ...(mac !== null && { id, keyId, mac }),
  };
  return { position, hash: sha256(canonicalJson(said)) };
}

/** `position:hash`, as the command prints an end and takes a noted one. */
export function formatEnd({ position, hash }: ChainPosition): string {
  return `${position}:${hash}`;
}

/** What `formatEnd` made, also with a space; null for another text. */
export function parseEnd(text: string): ChainPosition | null {
  const [, position = '', hash = ''] = /^\s*(\d{1,15})[:\s]\s*([\da-f]{64})\s*$/iu.exec(text) ?? [];
  return hash === '' ? null : { position: Number(position), hash: hash.toLowerCase() };
}
