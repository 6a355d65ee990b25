import { useState } from 'react';
import type { JobReport } from '#domain/api/safety';
import { useSiteData } from '../../data/SiteDataProvider';
import { sendJobReport } from '../../data/safety';
import {
  ReportJobDialog,
  type ReportJobDialogProps,
} from '../../features/job-detail/ReportJobDialog';
import { keyPerReport } from '../../lib/safety/keyPerReport';
import type { ReportValues } from '../../lib/safety/ReportDialog';
import { useFormDraft } from '../../session/drafts/useFormDraft';

/** The dialog that reports a job; loaded when its button is reached. */
export function ReportJobPart({
  jobId,
  ...dialog
}: Omit<ReportJobDialogProps, 'onReport'> & { jobId: string }) {
  const data = useSiteData();
  const draft = useFormDraft<ReportValues>(`report-job-${jobId}`);
  const [keyOf] = useState(keyPerReport);
  return (
    <ReportJobDialog
      {...dialog}
      draft={draft}
      onReport={async ({ contact, ...form }) => {
        const report: JobReport = { jobId, ...form, ...(contact !== '' && { contact }) };
        await sendJobReport(data, report, keyOf(report));
      }}
    />
  );
}
