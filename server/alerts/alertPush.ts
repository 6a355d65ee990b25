import { dayOf } from '../lib/clock';
import type { PushKind } from '../notifications/pushKinds';
import { queuePushTo } from '../notifications/pushQueue';
import type { Queryable } from '../storage/database';
import { shownAlert } from './alertPushText';
import { findShownNotice } from './notices.repository';

/** Queues a notice for every device of a candidate. */
export function queueAlertPushes(
  tx: Queryable,
  { noticeId, userId, now }: { noticeId: string; userId: string; now: number },
): Promise<void> {
  return queuePushTo(tx, userId, { kind: 'alert', subject: noticeId, about: { noticeId }, now });
}

/** A notice of an alert, of open jobs only. */
export const alertPush: PushKind<'alert'> = {
  async find(db, { noticeId }, { userId, language }, now) {
    const notice = await findShownNotice(db, { id: noticeId, userId }, dayOf(now));
    const slugs = Object.values(notice?.open ?? {});
    return notice && slugs.length > 0
      ? { shown: shownAlert({ ...notice, language, slugs }) }
      : null;
  },
};
