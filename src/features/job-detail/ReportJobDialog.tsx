import { JOB_REPORT_REASONS, type JobReportReason } from '#domain/safety/reports';
import { useWords } from '../../i18n/intl';
import {
  ReportDialog,
  type ReportDialogState,
  type ReportForm,
} from '../../lib/safety/ReportDialog';

export interface ReportJobDialogProps extends ReportDialogState {
  /** A visitor may say where they want the answer. */
  isVisitor: boolean;
  /** Rejects when it could not be sent. */
  onReport: (report: ReportForm<JobReportReason>) => Promise<void>;
}

/** Reports a job. */
export function ReportJobDialog({ isVisitor, onReport, ...dialog }: ReportJobDialogProps) {
  const { t } = useWords();
  return (
    <ReportDialog
      {...dialog}
      title={t('safety.report.job.title')}
      text={t('safety.report.job.text')}
      reasons={JOB_REPORT_REASONS}
      asksContact={isVisitor}
      onSend={onReport}
    />
  );
}
