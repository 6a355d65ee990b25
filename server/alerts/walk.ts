import { type Cursor, formatCursor, parseCursor } from '#domain/live/cursor';
import type { Queryable } from '../storage/database';
import { findSetting, saveSetting } from '../storage/settings.repository';

/**
 * How far a walk over all jobs has come. Each slice is a transaction of its own, and whoever begins
 * after an interruption goes on where it ended.
 */
export interface Walk {
  /** Up to where the changes of jobs need not be looked at after it. */
  upTo: Cursor;
  /** When it began, milliseconds. */
  begunAt: number;
  /** The last job that is done; empty before the first. */
  after: string;
}

const WORDS = /^(\S+) (\d+) (.*)$/u;

const textOf = ({ upTo, begunAt, after }: Walk): string =>
  `${formatCursor(upTo)} ${begunAt} ${after}`;

/** The walk that is under way under a setting's name; null when there is none. */
export async function findWalk(db: Queryable, key: string): Promise<Walk | null> {
  const text = await findSetting(db, key);
  const [, cursor = '', begunAt, after = ''] = WORDS.exec(String(text)) ?? [];
  const upTo = parseCursor(cursor);
  return upTo && { upTo, begunAt: Number(begunAt), after };
}

export const saveWalk = (tx: Queryable, key: string, walk: Walk): Promise<void> =>
  saveSetting(tx, key, textOf(walk));
