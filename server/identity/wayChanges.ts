import { UNDO_WAY_PATH, type UndoWayResult } from '#domain/signIn/undoWay';
import type { SignInWay } from '#domain/signIn/ways';
import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import { hashToken, isToken, randomToken } from '../lib/tokens';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import type { Database, Queryable } from '../storage/database';
import { deleteWaysSince, insertAddedWay, takeUndo } from './addedWays.repository';
import { deleteLoginTokensOf } from './loginTokens.repository';
import { deletePendingBankid } from './pendingBankid.repository';
import { clearPendingEmail, lockAccountAddress } from './pendingEmail.repository';
import {
  deleteRemovedSince,
  hasRemoved,
  insertRemovedWay,
  type RemovedWay,
  takeRemoved,
} from './removedWays.repository';
import { appendSessionEnd } from './sessionChanges';
import { deleteSessionsOf } from './sessions.repository';
import type { Sessions } from './sessions.service';
import { deletePendingSocialOf } from './social/pendingSocial.repository';
import { linkSocial, unlinkSocial } from './social/socialIdentities.repository';
import { disconnectBankid } from './users.repository';

/** Milliseconds that the link of the mail can be used. */
const UNDO_LIFE = 14 * DAY;

const WAY_NAMES = {
  bankid: 'BankID',
  google: 'Google',
  facebook: 'Facebook',
} as const satisfies Record<SignInWay, string>;

export interface WayChangesDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  events: Pick<Events, 'record'>;
  sessions: Pick<Sessions, 'forget'>;
  audit?: Pick<AuditLog, 'record'>;
  publicUrl: string;
}

/** A way that is being added. */
interface NewWay {
  userId: string;
  way: SignInWay;
  /** The browser and system, as `deviceName` tells them. */
  device: string | null;
  /** It is a BankID in another name than the account's. */
  otherName: boolean;
}

/** How the ways to sign in to an account change: one is added to another, removed, or taken back. */
export interface WayChanges {
  /**
   * Notes that a way was added, in the transaction that adds it, and mails the account's owner a
   * link that takes it back.
   */
  add(tx: Queryable, way: NewWay): Promise<void>;
  /**
   * Notes that a provider's account was disconnected, in the transaction that did it, and mails the
   * account's owner a link that connects it again.
   */
  remove(tx: Queryable, removed: Omit<RemovedWay, 'removedAt'>): Promise<void>;
  /**
   * "This was not me": disconnects the way that the link's token names, or connects again the one that
   * was removed, and disconnects those that were added since; ends every session and forgets what they
   * had begun. Needs no session: the token is the proof. `taken`: all of that but the connecting, since
   * the provider's account signs in another account by then.
   */
  undo(token: string): Promise<Exclude<UndoWayResult, 'failed'>>;
}

export function createWayChanges(deps: WayChangesDeps): WayChanges {
  const { db, clock, outbox, events, sessions, audit, publicUrl } = deps;

  async function add(tx: Queryable, { userId, way, device, otherName }: NewWay): Promise<void> {
    const now = clock.now();
    const token = randomToken();
    const countsFrom = await insertAddedWay(
      tx,
      { userId, way, device, undoHash: hashToken(token) },
      { now, undoUntil: now + UNDO_LIFE },
    );
    await audit?.record(tx, { event: 'way_added', actor: { user: userId }, detail: way });
    const owner = await lockAccountAddress(tx, userId);
    if (owner === null || owner.email === null) return;
    const { email, language } = owner;
    await outbox.queue(tx, {
      to: email,
      userId,
      language,
      template: 'way_added',
      values: {
        way: WAY_NAMES[way],
        otherName,
        countsFrom,
        undoLink: linkInMail(publicUrl, UNDO_WAY_PATH, language, token),
      },
    });
  }

  async function disconnect(tx: Queryable, userId: string, way: SignInWay): Promise<void> {
    if (way === 'bankid') return disconnectBankid(tx, userId, clock.now());
    await unlinkSocial(tx, { userId, provider: way });
  }

  /** Disconnects what was added since: it is of whoever did what the owner did not do. */
  async function takeAwaySince(tx: Queryable, userId: string, since: string): Promise<void> {
    for (const added of await deleteWaysSince(tx, userId, since)) {
      await disconnect(tx, userId, added);
    }
  }

  /** What a link takes back, and since when; null for one that is unknown, used or too old. */
  type Undone = {
    userId: string;
    way: SignInWay;
    since: string;
    result: Exclude<UndoWayResult, 'failed' | 'invalid'>;
  } | null;

  async function takeAdded(tx: Queryable, hash: string): Promise<Undone> {
    const added = await takeUndo(tx, hash, clock.now());
    if (!added) return null;
    const { userId, way, addedAt: since } = added;
    await disconnect(tx, userId, way);
    await takeAwaySince(tx, userId, since);
    return { userId, way, since, result: 'undone' };
  }

  async function putBack(tx: Queryable, hash: string): Promise<Undone> {
    const removed = await takeRemoved(tx, hash, clock.now());
    if (!removed) return null;
    const { userId, way, issuer, subject, email, linkedAt, removedAt: since } = removed;
    await takeAwaySince(tx, userId, since);
    await deleteRemovedSince(tx, removed, since);
    // Also by a node whose clock is behind: there can be no other of its provider from before
    await disconnect(tx, userId, way);
    const key = { provider: way, issuer, subject };
    if (!(await linkSocial(tx, { ...key, email, userId }, Date.parse(linkedAt)))) {
      return { userId, way, since, result: 'taken' };
    }
    // It came after another that was removed: whose it is is not sure, and it begins anew
    if (await hasRemoved(tx, removed, clock.now())) {
      await add(tx, { userId, way, device: null, otherName: false });
    }
    return { userId, way, since, result: 'undone' };
  }

  async function endSessions(tx: Queryable, userId: string): Promise<string[]> {
    const ended = await deleteSessionsOf(tx, userId, clock.now());
    for (const sessionId of ended) {
      await appendSessionEnd(tx, { type: 'session_ended', userId, sessionId });
      await audit?.record(tx, { event: 'session_ended', actor: { user: userId } });
    }
    return ended;
  }

  return {
    add,

    async remove(tx, removed) {
      const { userId, way } = removed;
      const now = clock.now();
      const token = randomToken();
      await insertRemovedWay(
        tx,
        { ...removed, removedAt: instant(now) },
        { undoHash: hashToken(token), undoUntil: now + UNDO_LIFE },
      );
      await audit?.record(tx, { event: 'way_removed', actor: { user: userId }, detail: way });
      const owner = await lockAccountAddress(tx, userId);
      if (owner === null || owner.email === null) return;
      const { email, language } = owner;
      const undoLink = linkInMail(publicUrl, UNDO_WAY_PATH, language, token);
      await outbox.queue(tx, {
        to: email,
        userId,
        language,
        template: 'way_removed',
        values: { way: WAY_NAMES[way], undoLink },
      });
    },

    async undo(token) {
      if (!isToken(token)) return 'invalid';
      const done = await db.transaction(async (tx) => {
        const undone =
          (await takeAdded(tx, hashToken(token))) ?? (await putBack(tx, hashToken(token)));
        if (!undone) return null;
        const { userId, way, since, result } = undone;
        const sessionIds = await endSessions(tx, userId);
        await deleteLoginTokensOf(tx, userId);
        await deletePendingSocialOf(tx, userId);
        await deletePendingBankid(tx, userId);
        await clearPendingEmail(tx, userId, clock.now());
        await audit?.record(tx, { event: 'way_undone', actor: { user: userId }, detail: way });
        const at = instant(clock.now());
        await events.record(tx, { type: 'way.undone', uid: userId, since, at });
        await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
        return { sessionIds, result };
      });
      if (done === null) return 'invalid';
      for (const sessionId of done.sessionIds) sessions.forget(sessionId);
      return done.result;
    },
  };
}
