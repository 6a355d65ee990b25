import type { Handler } from '../events/events';
import type { Outbox } from '../mail/outbox';

/** Mails the receipt of a deletion; nothing else knows the address any more. */
export function createDeletionMail({
  outbox,
  publicUrl,
}: {
  outbox: Outbox;
  publicUrl: string;
}): Handler<'account.deleted'> {
  return async (tx, { email, emailConfirmedAt, language, receiptId }) => {
    if (email === null) return;
    await outbox.queue(tx, {
      to: email,
      userId: null,
      language,
      template: 'account_deleted',
      values: { receiptId, siteLink: publicUrl },
      confirmedAt: emailConfirmedAt,
    });
  };
}
