import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDrafts } from '../../session/drafts/useDrafts';
import type { Proof } from '../../session/proof';
import { useConfirmation } from '../../session/useConfirmation';
import { type PendingAction, parsePendingAction, toStoredAction } from './pendingAction';

export interface KeptAction {
  /** The stored action once the candidate is back from BankID; null otherwise. */
  pending: PendingAction | null;
  /**
   * Stores the action and leaves for BankID, or for another way that the account had before.
   * Rejects when it cannot be reached.
   */
  leaveForBankidWith: (pending: PendingAction, proof?: Proof) => Promise<void>;
}

/**
 * Stores what a candidate was about to do, encrypted like every draft, while they are at BankID.
 * @param name of the draft that holds it: one for each tab of the account.
 */
export function usePendingAction(name: 'integrity' | 'profile-action'): KeptAction {
  const confirm = useConfirmation();
  const drafts = useDrafts();
  const { pathname, search } = useLocation();
  const [pending, setPending] = useState<PendingAction | null>(null);

  useEffect(() => {
    let gone = false;
    void drafts?.read(name).then((kept) => {
      if (gone || kept === null) return;
      drafts.remove(name);
      setPending(parsePendingAction(kept, Date.now()));
    });
    return () => {
      gone = true;
    };
  }, [drafts, name]);

  return {
    pending,
    async leaveForBankidWith(next, proof = 'bankid') {
      drafts?.write(name, toStoredAction(next, Date.now()));
      await drafts?.settled();
      await confirm(pathname + search, proof);
    },
  };
}
