import { tidyEmail, tidyName } from '#domain/text/tidy';
import type { PersonName } from './names';

/** What is typed to delete an account: its address, or its name where it has no address. */
export const deletionConfirmation = ({
  email,
  firstName,
  lastName,
}: PersonName & { email: string | null }): string => email ?? `${firstName} ${lastName}`.trim();

/** Whether what was typed confirms the deletion of the account. */
export const confirmsDeletion = (typed: string, expected: string): boolean =>
  [tidyEmail, tidyName].some((tidy) => tidy(typed).toLowerCase() === tidy(expected).toLowerCase());
