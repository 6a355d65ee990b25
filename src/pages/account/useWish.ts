import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBankidConfirmation } from '../../session/bankidConfirmation';
import { useDrafts } from '../../session/drafts/useDrafts';
import { parseWish, type Wish, wishToKeep } from './keptWish';

export interface KeptWish {
  /** What the candidate left for BankID with, once they are back; null otherwise. */
  wish: Wish | null;
  /** Keeps a wish and leaves for BankID. Rejects with an `ApiError` when it cannot be reached. */
  leaveWith: (wish: Wish) => Promise<void>;
}

/**
 * Keeps what a candidate wanted to do, encrypted as every draft is, while they are at BankID.
 *
 * @param name of its draft: one a tab of the account.
 */
export function useWish(name: 'integrity' | 'profile-wish'): KeptWish {
  const confirm = useBankidConfirmation();
  const drafts = useDrafts();
  const { pathname, search } = useLocation();
  const [wish, setWish] = useState<Wish | null>(null);

  useEffect(() => {
    let gone = false;
    void drafts?.read(name).then((kept) => {
      if (gone || kept === null) return;
      drafts.remove(name);
      setWish(parseWish(kept, Date.now()));
    });
    return () => {
      gone = true;
    };
  }, [drafts, name]);

  return {
    wish,
    async leaveWith(next) {
      drafts?.write(name, wishToKeep(next, Date.now()));
      await drafts?.settled();
      await confirm(pathname + search);
    },
  };
}
