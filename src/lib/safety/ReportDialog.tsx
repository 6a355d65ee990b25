import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { isEmail } from '#domain/candidates/email';
import { MAX_REPORT, type ReportReason } from '#domain/safety/reports';
import { holdsPersonalNumber } from '#domain/text/personalNumber';
import { type MessageId, useWords } from '../../i18n/intl';
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
  /** Rejects when it could not be sent. */
  onSend: (report: ReportForm<Reason>) => Promise<void>;
}

interface Problems {
  reason?: MessageId;
  text?: MessageId;
  contact?: MessageId;
}

const problemsOf = (reason: unknown, text: string, contact: string): Problems => ({
  ...(reason === undefined && { reason: 'safety.report.reason.required' }),
  ...(holdsPersonalNumber(text) && { text: 'safety.report.words.personal_number' }),
  ...(contact !== '' && !isEmail(contact) && { contact: 'safety.report.contact.invalid' }),
});

/** A form for a report, and after it that the report has come in. */
export function ReportDialog<Reason extends ReportReason>(props: ReportDialogProps<Reason>) {
  const { title, text: intro, reasons, asksContact, onSend, onClose, ...dialog } = props;
  const { t } = useWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [contact, setContact] = useState('');
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'too_many' | 'sent'>(
    'asking',
  );
  const reason = reasons.find((one) => one === chosen);
  const address = contact.trim();
  const problems = tried ? problemsOf(reason, text, address) : {};
  const say = (problem: MessageId | undefined) => (problem ? t(problem) : undefined);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    setTried(true);
    const [first] = Object.keys(problemsOf(reason, text, address));
    if (reason === undefined || first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${id}-${first}"]`)?.focus();
      return;
    }
    setState('sending');
    try {
      await onSend({ reason, text: text.trim(), contact: address });
      setState('sent');
    } catch (error) {
      const tooMany = error instanceof ApiError && error.code === 'rate_limited';
      setState(tooMany ? 'too_many' : 'failed');
    }
  }

  const isSent = state === 'sent';
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
            <Button variant="secondary" onClick={onClose}>
              {t('safety.cancel')}
            </Button>
            <Button
              type="submit"
              form={id}
              loading={state === 'sending'}
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
            <p>{sentText(t, { asksContact, contact: address })}</p>
          </Callout>
        )}
      </div>
      {!isSent && (
        <form
          ref={form}
          id={id}
          method="post"
          noValidate
          className={styles.form}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <p>{intro}</p>
          <RadioCards
            name={`${id}-reason`}
            label={t('safety.report.reason')}
            value={chosen}
            onValueChange={setChosen}
            error={say(problems.reason)}
            options={reasons.map((one) => ({ id: one, label: t(`safety.reason.${one}`) }))}
          />
          <TextArea
            name={`${id}-text`}
            label={t('safety.report.words')}
            optional={t('safety.optional')}
            rows={4}
            maxLength={MAX_REPORT}
            value={text}
            onValueChange={setText}
            error={say(problems.text)}
          />
          {asksContact && (
            <EmailField
              name={`${id}-contact`}
              label={t('safety.report.contact')}
              hint={t('safety.report.contact.hint')}
              optional={t('safety.optional')}
              value={contact}
              onValueChange={setContact}
              error={say(problems.contact)}
            />
          )}
          <div role="alert">
            {(state === 'failed' || state === 'too_many') && (
              <Callout tone="danger">
                <p>{t(`safety.report.${state}`)}</p>
              </Callout>
            )}
          </div>
        </form>
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
