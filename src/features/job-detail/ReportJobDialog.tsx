import { JOB_REPORT_REASONS, type JobReportReason } from '#domain/safety/reports';
import { useWords } from '../../i18n/intl';
import type { FormDraft } from '../../lib/forms/useForm';
import {
  ReportDialog,
  type ReportDialogState,
  type ReportForm,
  type ReportValues,
} from '../../lib/safety/ReportDialog';

export interface ReportJobDialogProps extends ReportDialogState {
  /** A visitor may say where they want the answer. */
  isVisitor: boolean;
  /** Keeps what is written until it is sent. */
  draft?: FormDraft<ReportValues>;
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
