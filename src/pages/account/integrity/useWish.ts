import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBankidConfirmation } from '../../../session/bankidConfirmation';
import { useDrafts } from '../../../session/drafts/useDrafts';
import { parseWish, type Wish, wishToKeep } from './keptWish';

/** The name of its draft. */
const NAME = 'integrity';

export interface KeptWish {
  /** What the candidate left for BankID with, once they are back; null otherwise. */
  wish: Wish | null;
  /** Keeps a wish and leaves for BankID. Rejects with an `ApiError` when it cannot be reached. */
  leaveWith: (wish: Wish) => Promise<void>;
}

/** Keeps what a candidate wanted to do, encrypted as every draft is, while they are at BankID. */
export function useWish(): KeptWish {
  const confirm = useBankidConfirmation();
  const drafts = useDrafts();
  const { pathname, search } = useLocation();
  const [wish, setWish] = useState<Wish | null>(null);

  useEffect(() => {
    let gone = false;
    void drafts?.read(NAME).then((kept) => {
      if (gone || kept === null) return;
      drafts.remove(NAME);
      setWish(parseWish(kept, Date.now()));
    });
    return () => {
      gone = true;
    };
  }, [drafts]);

  return {
    wish,
    async leaveWith(next) {
      drafts?.write(NAME, wishToKeep(next, Date.now()));
      await drafts?.settled();
      await confirm(pathname + search);
    },
  };
}
