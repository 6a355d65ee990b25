import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { Handler } from '../events/events';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';

/** Mails an operator's answer to who reported; a candidate finds it in their account too. */
export function createAnswerMail({
  outbox,
  publicUrl,
}: {
  outbox: Outbox;
  publicUrl: string;
}): Handler<'report.answered'> {
  return async (tx, { uid, email, language, answer }) => {
    if (email === null) return;
    const link = uid === null ? null : linkInMail(publicUrl, ACCOUNT_PLACES.integrity, language);
    await outbox.queue(tx, {
      to: email,
      userId: uid,
      language,
      template: 'report_answered',
      values: { answer, link },
    });
  };
}
