/**
 * A cursor in the change log: the writing transaction's number and the row's own. Every later
 * change has a greater cursor, which a row's number alone cannot guarantee: row numbers are
 * assigned before the commit.
 */
export interface Cursor {
  /** An `xid8`, 64 bits. */
  xid: bigint;
  seq: number;
}

const CURSOR = /^(0|[1-9]\d{0,19})\.(0|[1-9]\d{0,15})$/;
const HIGHEST_XID = 2n ** 64n - 1n;

/** `<xid>.<seq>`, as in the `id:` of a live event. */
export function formatCursor({ xid, seq }: Cursor): string {
  return `${xid}.${seq}`;
}

/** Reads what `formatCursor` wrote; null for anything else. */
export function parseCursor(text: string): Cursor | null {
  const [, xidText, seqText] = CURSOR.exec(text) ?? [];
  if (xidText === undefined || seqText === undefined) return null;
  const xid = BigInt(xidText);
  const seq = Number(seqText);
  return xid <= HIGHEST_XID && Number.isSafeInteger(seq) ? { xid, seq } : null;
}

/** Negative when `a` comes before `b`, 0 when they are equal. */
export function compareCursors(a: Cursor, b: Cursor): number {
  if (a.xid !== b.xid) return a.xid < b.xid ? -1 : 1;
  return a.seq - b.seq;
}

const XID_DIGITS = 20;
const SEQ_DIGITS = 16;

/** A cursor as a text that sorts as cursors do. */
export function sortableCursor({ xid, seq }: Cursor): string {
  return `${String(xid).padStart(XID_DIGITS, '0')}.${String(seq).padStart(SEQ_DIGITS, '0')}`;
}
