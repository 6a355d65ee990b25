import { useInterview } from '../../data/interviews';
import { ReceiptInterview } from '../../features/application/apply/ReceiptInterview';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { RouterLink } from '../../lib/site/RouterLink';

/** Reads the interview that was booked with the application. */
export function InterviewOfReceipt({ applicationId }: { applicationId: string }) {
  const { data: details } = useInterview(applicationId);
  if (!details) return null;
  const { event } = details;
  return (
    <ReceiptInterview
      startsAt={event?.status === 'booked' ? event.startsAt : null}
      href={applicationPaths.interview(applicationId)}
      linkComponent={RouterLink}
    />
  );
}
