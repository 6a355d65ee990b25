import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { useId, useState } from 'react';
import { isEmail } from '#domain/candidates/email';
import { MAX_REPORT, type ReportReason } from '#domain/safety/reports';
import { PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../forms/ActionProblem';
import { asksAboutNumber } from '../forms/confirmedNumbers';
import { FieldForm } from '../forms/FieldForm';
import type { FieldErrors } from '../forms/fieldErrors';
import { limitProblem } from '../forms/problems';
import { type FormDraft, useForm } from '../forms/useForm';
import styles from './ReportDialog.module.css';

/** What is sent. */
export interface ReportForm<Reason> {
  reason: Reason;
  text: string;
  /** Empty when none is given. */
  contact: string;
}

/** How a report's dialog is opened and closed. */
export interface ReportDialogState {
  open: boolean;
  onClose: () => void;
  /** Called when the dialog has faded out. */
  onExited?: () => void;
}

export interface ReportDialogProps<Reason extends ReportReason> extends ReportDialogState {
  title: string;
  /** What is done with a report. */
  text: string;
  reasons: readonly Reason[];
  /** A visitor may say where they want the answer. */
  asksContact: boolean;
  /** Keeps what is written until it is sent. */
  draft?: FormDraft<ReportValues> | undefined;
  /** Rejects when it could not be sent. */
  onSend: (report: ReportForm<Reason>) => Promise<void>;
}

const INITIAL = { reason: '', text: '', contact: '' };
/** The form's values as they are written. */
export type ReportValues = typeof INITIAL;

function check({ reason, text, contact }: ReportValues): FieldErrors<ReportValues> {
  const address = contact.trim();
  return {
    ...(reason === '' && { reason: 'safety.report.reason.required' }),
    ...(asksAboutNumber(text) && { text: PERSONAL_NUMBER }),
    ...(address !== '' && !isEmail(address) && { contact: 'safety.report.contact.invalid' }),
  };
}

/** A form for a report, and after it that the report has come in. */
export function ReportDialog<Reason extends ReportReason>(props: ReportDialogProps<Reason>) {
  const { title, text: intro, reasons, asksContact, draft, onSend, onClose, ...dialog } = props;
  const { t } = useWords();
  const id = useId();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initialValues: INITIAL,
    check,
    async onSubmit({ reason: chosen, text, contact }) {
      const reason = reasons.find((one) => one === chosen);
      if (reason === undefined) return;
      await onSend({ reason, text: text.trim(), contact: contact.trim() });
      setSent(true);
    },
    problemOf: limitProblem,
    draft,
  });
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      title={title}
      closeLabel={t('safety.close')}
      actions={
        isSent ? (
          <Button onClick={onClose}>{t('safety.close')}</Button>
        ) : (
          <>
            <Button
              variant="secondary"
              onClick={() => {
                form.discard();
                onClose();
              }}
            >
              {t('safety.cancel')}
            </Button>
            <Button
              type="submit"
              form={id}
              loading={form.isSubmitting}
              loadingLabel={t('safety.report.sending')}
            >
              {t('safety.report.send')}
            </Button>
          </>
        )
      }
    >
      <div role="status">
        {isSent && (
          <Callout tone="success" title={t('safety.report.sent')} headingLevel={3}>
            <p>{sentText(t, { asksContact, contact: form.values.contact.trim() })}</p>
          </Callout>
        )}
      </div>
      {!isSent && (
        <FieldForm form={form} id={id} summaryLevel={3} className={styles.form}>
          <p>{intro}</p>
          <RadioGroup
            {...form.field('reason')}
            label={t('safety.report.reason')}
            options={reasons.map((one) => ({ id: one, label: t(`safety.reason.${one}`) }))}
          />
          <TextArea
            {...form.field('text')}
            label={t('safety.report.words')}
            optional={t('safety.optional')}
            rows={4}
            maxLength={MAX_REPORT}
          />
          {asksContact && (
            <EmailField
              {...form.field('contact')}
              label={t('safety.report.contact')}
              hint={t('safety.report.contact.hint')}
              optional={t('safety.optional')}
            />
          )}
          <ActionProblem>
            {form.problem && (
              <Callout tone="danger">
                <p>{t(`safety.report.${form.problem}`)}</p>
              </Callout>
            )}
          </ActionProblem>
        </FieldForm>
      )}
    </Dialog>
  );
}

function sentText(
  t: ReturnType<typeof useWords>['t'],
  { asksContact, contact }: { asksContact: boolean; contact: string },
): string {
  if (!asksContact) return t('safety.report.sent.own');
  return contact === ''
    ? t('safety.report.sent.visitor')
    : t('safety.report.sent.contact', { contact });
}
