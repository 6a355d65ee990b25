import type { Handler } from '../events/events';
import { lockMailOwner } from '../identity/accounts';
import { jobOfMail } from '../jobs/jobOfMail';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import { findOwnFirstDays } from './firstDays.repository';

/** Mails a candidate that the card of their first day has changed, at most once a day. */
export function createFirstDayMail({
  outbox,
  publicUrl,
}: {
  outbox: Outbox;
  publicUrl: string;
}): Handler<'first_day.changed'> {
  return async (tx, { uid, applicationId, again }) => {
    if (again) return;
    const owner = await lockMailOwner(tx, uid);
    const [row] = await findOwnFirstDays(tx, uid, applicationId);
    if (!owner || !row) return;
    const { email: to, userId, language } = owner;
    await outbox.queue(tx, {
      to,
      userId,
      language,
      template: 'first_day_changed',
      values: {
        ...(await jobOfMail(tx, row.job)),
        link: linkInMail(publicUrl, `/forsta-dagen/${encodeURIComponent(applicationId)}`, language),
      },
    });
  };
}
