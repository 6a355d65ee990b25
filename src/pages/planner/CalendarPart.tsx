import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ErrorCode } from '#domain/api/errors';
import {
  type MadeAddress,
  makeOwnAddress,
  revokeOwnAddress,
  useCalendarAddress,
} from '../../data/planning';
import { retryOf } from '../../data/retryOf';
import { useSiteData } from '../../data/SiteDataProvider';
import { CalendarAddressView } from '../../features/planner/CalendarAddressView';
import type { Proof } from '../../session/proof';
import { useConfirmation } from '../../session/useConfirmation';
import { useAction } from '../account/integrity/useAction';

/** What a refused call asks for. */
const PROOFS: Partial<Record<ErrorCode, Proof>> = {
  bankid_confirmation_required: 'bankid',
  proof_required: 'any',
};

/** The address at which the candidate's own calendar reads their plan. */
export function CalendarPart() {
  const data = useSiteData();
  const reading = useCalendarAddress();
  const { busy, problem, run } = useAction<'make' | 'revoke'>();
  const confirm = useConfirmation();
  const { pathname, search } = useLocation();
  const [made, setMade] = useState<MadeAddress | null>(null);
  const address = reading.data?.address;
  const proof = problem === null ? null : (PROOFS[problem] ?? null);
  // One that was replaced or revoked elsewhere meanwhile is not found
  const isCurrent = made !== null && made.address.createdAt === address?.createdAt;
  return (
    <CalendarAddressView
      address={address}
      onRetry={retryOf(reading)}
      url={isCurrent ? made.url : null}
      busy={busy !== null}
      failed={problem !== null}
      proof={proof}
      onProof={() => confirm(pathname + search, proof ?? 'any')}
      onMake={() => run('make', async () => setMade(await makeOwnAddress(data)))}
      onRevoke={() => run('revoke', () => revokeOwnAddress(data))}
    />
  );
}
