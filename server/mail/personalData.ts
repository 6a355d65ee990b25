import type { PersonalData } from '../lib/personalDataRegister';
import { TYPED_TEMPLATES } from './mailRecipients';

const OWN_ADDRESS =
  '(select lower(email) from users where id = $1 and email_confirmed_at is not null)';

/** The personal data of mail. */
export const mailData = {
  tables: [
    {
      table: 'mail_outbox',
      what: 'Mails that were or are to be sent: to which address, about what, and the text. A copy has none to an address that somebody typed and did not confirm, such as a referee’s: what stands there is for whoever reads that mailbox.',
      why: 'To send each mail once, and to know whether it was sent.',
      kept: 'Texts: 30 days. That a mail was sent: until the account is deleted; where it is about no account, 30 days.',
      timer: 'mail',
      of: `user_id = $1 or lower(recipient) = ${OWN_ADDRESS}`,
      // To whom they typed, who may be somebody else: its link is for that person alone
      notExported: `template in (${TYPED_TEMPLATES.map((one) => `'${one}'`).join(', ')})
        and lower(recipient) is distinct from ${OWN_ADDRESS}`,
      exported: [
        'user_id',
        'recipient',
        'template',
        'language',
        'subject',
        'text_body',
        'created_at',
        'sent_at',
        'given_up_at',
      ],
      // The same words as the text, as HTML; what a mail server said; a link that acts for them
      withheld: ['html_body', 'message_id', 'last_error', 'pause_url'],
      free: ['id', 'give_up_at'],
      deletion: { rows: 'deleted' },
    },
  ],
} as const satisfies PersonalData;
