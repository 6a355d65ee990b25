import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import type { Queryable } from '../storage/database';
import { findMailOwner } from './pendingEmail.repository';

/**
 * Informs the owner of an address by mail that it was entered. The answer to the person who entered
 * it does not say that the address has an account.
 *
 * @returns false when no account has the address.
 */
export async function mailAddressOwner(
  tx: Queryable,
  mail: { email: string; template: 'already_registered' | 'email_in_use' },
  { outbox, publicUrl }: { outbox: Outbox; publicUrl: string },
): Promise<boolean> {
  const owner = await findMailOwner(tx, mail.email);
  if (!owner) return false;
  const { email: to, userId, language } = owner;
  const values = { loginLink: linkInMail(publicUrl, '/login', language) };
  await outbox.queue(tx, { to, userId, language, template: mail.template, values });
  return true;
}
