import { CHAT_REPORT_REASONS, type ChatReportReason } from '#domain/safety/reports';
import { useWords } from '../../../i18n/intl';
import type { FormDraft } from '../../../lib/forms/useForm';
import {
  ReportDialog,
  type ReportDialogState,
  type ReportForm,
  type ReportValues,
} from '../../../lib/safety/ReportDialog';

export interface ReportChatDialogProps extends ReportDialogState {
  /** The employer's name. */
  employer: string;
  /** Keeps what is written until it is sent. */
  draft?: FormDraft<ReportValues>;
  /** Rejects when it could not be sent. */
  onReport: (report: Omit<ReportForm<ChatReportReason>, 'contact'>) => Promise<void>;
}

/** Reports a conversation with an employer. */
export function ReportChatDialog({ employer, onReport, ...dialog }: ReportChatDialogProps) {
  const { t } = useWords();
  return (
    <ReportDialog
      {...dialog}
      title={t('safety.report.chat.title')}
      text={t('safety.report.chat.text', { employer })}
      reasons={CHAT_REPORT_REASONS}
      asksContact={false}
      onSend={({ reason, text }) => onReport({ reason, text })}
    />
  );
}
