/** Whether what was typed confirms the deletion of the account with this address. */
export const confirmsDeletion = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.toLowerCase();
