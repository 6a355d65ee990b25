import { useState } from 'react';
import {
  type MadeAddress,
  makeOwnAddress,
  revokeOwnAddress,
  useCalendarAddress,
} from '../../data/planning';
import { useSiteData } from '../../data/SiteDataProvider';
import { CalendarAddressView } from '../../features/planner/CalendarAddressView';
import { retryOf } from '../account/integrity/retryOf';
import { useAction } from '../account/integrity/useAction';

/** The address at which the candidate's own calendar reads their plan. */
export function CalendarPart() {
  const data = useSiteData();
  const reading = useCalendarAddress();
  const { busy, problem, run } = useAction<'make' | 'revoke'>();
  const [made, setMade] = useState<MadeAddress | null>(null);
  const address = reading.data?.address;
  // One that was replaced or revoked elsewhere meanwhile is not found
  const isCurrent = made !== null && made.address.createdAt === address?.createdAt;
  return (
    <CalendarAddressView
      address={address}
      onRetry={retryOf(reading)}
      url={isCurrent ? made.url : null}
      busy={busy !== null}
      failed={problem !== null}
      onMake={() => run('make', async () => setMade(await makeOwnAddress(data)))}
      onRevoke={() => run('revoke', () => revokeOwnAddress(data))}
    />
  );
}
