import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#domain/api/errors';
import { getMe, type Profile } from '#domain/api/v2';
import { deletionConfirmation } from '#domain/candidates/deletionConfirmation';
import { deleteOwnAccount } from '../../../data/privacy';
import { useSiteData } from '../../../data/SiteDataProvider';
import type { SiteData } from '../../../data/siteData';
import { DeleteView } from '../../../features/account-security/DeleteView';
import { refusedFields } from '../../../lib/forms/fieldErrors';
import { paths } from '../../../lib/site/paths';
import { isUnanswered } from '../../../lib/unanswered';
import { markAccountDeletion } from '../../../session/accountDeletion';
import type { KeptAction } from '../usePendingAction';
import { useAction } from './useAction';

/** Whether the server knows nobody here; false also where it cannot be asked. */
async function isSignedOutNow({ api }: SiteData): Promise<boolean> {
  const me = await api.call(getMe, {}).catch(() => null);
  return me !== null && me.profile === null;
}

/** The section for deleting the account. */
export function DeletePart({
  profile,
  pending,
  leaveForBankidWith,
}: KeptAction & { profile: Profile }) {
  const data = useSiteData();
  const navigate = useNavigate();
  const { problem, run } = useAction<'delete'>();
  const isBack = pending?.section === 'delete';
  const [open, setOpen] = useState<boolean | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const current = typed ?? (isBack ? pending.typed : undefined) ?? '';

  async function handleDelete(confirmation: string) {
    let refused = {};
    await run('delete', async () => {
      markAccountDeletion(data, true);
      try {
        const receiptId = await deleteOwnAccount(data, confirmation);
        // The receipt's page removes the user's data from the browser; this page needs a session
        await navigate(paths.accountDeleted(), { replace: true, state: { receiptId } });
      } catch (error) {
        if (isUnanswered(error) && (await isSignedOutNow(data))) {
          // The answer was lost: only the deletion ended the session while this page waited for it
          await navigate(paths.accountDeleted(), { replace: true, state: { receiptId: null } });
          return;
        }
        markAccountDeletion(data, false);
        if (!(error instanceof ApiError && error.fields)) throw error;
        refused = refusedFields(error, { confirmation });
      }
    });
    return refused;
  }

  return (
    <DeleteView
      confirmedBy={deletionConfirmation(profile)}
      open={open ?? isBack}
      onOpen={() => setOpen(true)}
      onCancel={() => {
        setOpen(false);
        setTyped('');
      }}
      typed={current}
      onTyped={setTyped}
      problem={problem}
      onDelete={handleDelete}
      onBankid={() => leaveForBankidWith({ section: 'delete', typed: current })}
      isBack={isBack}
    />
  );
}
