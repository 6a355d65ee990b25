let deleting = false;

/** This tab begins to delete the account, or has ended: its receipt is shown, or it was refused. */
export function markAccountDeletion(underWay: boolean): void {
  deleting = underWay;
}

/** While it is under way this tab leaves for the receipt, although its session ends meanwhile. */
export const isDeletingAccount = (): boolean => deleting;
