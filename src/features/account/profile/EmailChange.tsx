import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { Text } from '@vikari/ui-kit/Text';
import { useRef, useState } from 'react';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { Profile } from '#domain/api/v2';
import { isEmail } from '#domain/candidates/email';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { moveFocus, pressedAt } from '../../../lib/focus/moveFocus';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { FieldForm } from '../../../lib/forms/FieldForm';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { useForm } from '../../../lib/forms/useForm';
import type { Proof } from '../../../session/proof';
import styles from '../account.module.css';

interface Values {
  email: string;
}

export interface EmailChangeProps {
  /** null when somebody else has proved that it is theirs. */
  email: string | null;
  emailState: Profile['emailState'];
  /** The new address that is not confirmed yet. */
  pendingEmail: string | null;
  /** Asks for the change. Resolves to the field's error; rejects with an `ApiError`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say.
  onChange: (email: string) => Promise<FieldErrors<Values> | void>;
  onWithdraw: () => Promise<void>;
  /** Mails the link once more to an address that is not confirmed. Rejects with an `ApiError`. */
  onResend: () => Promise<void>;
  /**
   * Stores the typed address and redirects to BankID, or to another way of the account, which
   * returns to this page. Rejects when it cannot be reached.
   */
  onBankid: (typed: string, proof: Proof) => Promise<void>;
  /** The address typed before the redirect to BankID; null otherwise. */
  kept?: string | null;
}

/** The current address, and how to change it: the user follows a link in a mail. */
export function EmailChange(props: EmailChangeProps) {
  const { email, emailState, pendingEmail, kept = null, ...on } = props;
  const { t } = useWords();
  // undefined until the user opens or closes the form
  const [opened, setOpened] = useState<boolean>();
  const [touched, setTouched] = useState(false);
  const [withdrawal, setWithdrawal] = useState<'idle' | 'busy' | 'failed'>('idle');
  const opener = useRef<HTMLButtonElement>(null);
  const isBack = kept !== null && opened === undefined;

  async function handleWithdraw(): Promise<void> {
    setWithdrawal('busy');
    const from = pressedAt();
    try {
      await on.onWithdraw();
      setWithdrawal('idle');
      moveFocus(opener.current, from);
    } catch {
      setWithdrawal('failed');
    }
  }

  return (
    <div className={styles.stack}>
      <div>
        <Text variant="small" tone="muted">
          {t('account.email')}
        </Text>
        {email === null ? (
          <p className={styles.text}>{t('account.email.none')}</p>
        ) : (
          <p className={styles.text} translate="no">
            {email}
          </p>
        )}
      </div>
      <AddressNote {...props} />
      <div role="status" className={styles.wide}>
        {isBack && !touched && <p className={styles.text}>{t('account.email.back_from_bankid')}</p>}
        {pendingEmail !== null && pendingEmail !== email && (
          <Callout
            tone="info"
            headingLevel={3}
            title={t('account.email.pending', { email: pendingEmail })}
            actions={
              <Button
                size="small"
                variant="secondary"
                loading={withdrawal === 'busy'}
                onClick={() => void handleWithdraw()}
              >
                {t('account.email.withdraw')}
              </Button>
            }
          >
            <p>{t('account.email.pending.text')}</p>
          </Callout>
        )}
      </div>
      {(opened ?? isBack) ? (
        <NewEmailForm
          {...on}
          initialEmail={isBack ? kept : ''}
          onTouched={() => setTouched(true)}
          onClose={() => setOpened(false)}
        />
      ) : (
        <Button ref={opener} variant="secondary" size="small" onClick={() => setOpened(true)}>
          {t(email === null ? 'account.email.add' : 'account.email.change')}
        </Button>
      )}
      <ActionProblem>{withdrawal === 'failed' && <p>{t('account.email.failed')}</p>}</ActionProblem>
    </div>
  );
}

/** That the address is not confirmed, or belongs to somebody else, and what to do. */
function AddressNote({ email, emailState, onResend }: EmailChangeProps) {
  const { t } = useWords();
  const [sending, setSending] = useState<'idle' | 'busy' | 'done' | 'too_many' | 'failed'>('idle');
  if (emailState === 'confirmed') return null;
  if (email === null) {
    return (
      <Callout tone="warning" headingLevel={3} title={t('account.email.lost')}>
        <p>{t('account.email.lost.text')}</p>
      </Callout>
    );
  }

  async function handleResend(): Promise<void> {
    setSending('busy');
    try {
      await onResend();
      setSending('done');
    } catch (error) {
      const limited = error instanceof ApiError && error.code === 'rate_limited';
      setSending(limited ? 'too_many' : 'failed');
    }
  }

  return (
    <Callout
      tone="warning"
      headingLevel={3}
      title={t('account.email.unconfirmed')}
      actions={
        <Button
          size="small"
          variant="secondary"
          loading={sending === 'busy'}
          onClick={() => void handleResend()}
        >
          {t('account.email.resend')}
        </Button>
      }
    >
      <p>{t('account.email.unconfirmed.text', { email })}</p>
      <p role="status">
        {sending === 'done' && <span>{t('account.email.resend.done')}</span>}
        {sending === 'too_many' && <span>{t('account.email.resend.too_many')}</span>}
        {sending === 'failed' && <span>{t('account.email.failed')}</span>}
      </p>
    </Callout>
  );
}

interface NewEmailFormProps extends Pick<EmailChangeProps, 'onChange' | 'onBankid'> {
  initialEmail: string;
  /** Called when something was typed or sent. */
  onTouched: () => void;
  onClose: () => void;
}

function checkEmail({ email }: Values): FieldErrors<Values> {
  if (email.trim() === '') return { email: 'contact.email.required' };
  return isEmail(email.trim()) ? {} : { email: 'contact.email.invalid' };
}

const PROBLEMS = {
  bankid_confirmation_required: 'bankid',
  proof_required: 'proof',
  way_waiting: 'waiting',
  rate_limited: 'too_many',
} as const satisfies Partial<Record<ErrorCode, string>>;

const isKnown = (code: ErrorCode): code is keyof typeof PROBLEMS => code in PROBLEMS;

/** A recent BankID, or another recent sign-in, may be required. */
const problemOf = (error: unknown) =>
  error instanceof ApiError && isKnown(error.code) ? PROBLEMS[error.code] : 'failed';

function NewEmailForm({ initialEmail, onTouched, onClose, onChange, onBankid }: NewEmailFormProps) {
  const { t } = useWords();
  const [leaving, setLeaving] = useState<'idle' | 'busy' | 'failed'>('idle');
  const form = useForm({
    initialValues: { email: initialEmail },
    check: checkEmail,
    onChange: onTouched,
    async onSubmit({ email }) {
      onTouched();
      setLeaving('idle');
      const refused = await onChange(email.trim());
      if (refused) return refused;
      onClose();
    },
    problemOf,
  });

  async function handleBankid(proof: Proof): Promise<void> {
    setLeaving('busy');
    try {
      await onBankid(form.values.email, proof);
      setLeaving('idle');
    } catch {
      setLeaving('failed');
    }
  }

  return (
    <>
      <FieldForm form={form} summary={false} className={`${styles.stack} ${styles.wide}`}>
        <EmailField
          {...form.field('email')}
          className={styles.wide}
          label={t('account.email.new')}
          hint={t('account.email.new.hint')}
          maxLength={MAX_LENGTH.email}
          autoFocus
        />
        <div className={styles.row}>
          <Button type="submit" loading={form.isSubmitting}>
            {t('account.email.send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </div>
      </FieldForm>
      <ActionProblem>
        {(form.problem === 'failed' || leaving === 'failed') && <p>{t('account.email.failed')}</p>}
        {form.problem === 'waiting' && <p>{t('account.email.waiting')}</p>}
        {form.problem === 'too_many' && <p>{t('account.email.resend.too_many')}</p>}
        {(form.problem === 'bankid' || form.problem === 'proof') && leaving !== 'failed' && (
          <div className={styles.stack}>
            <p>{t(`account.email.${form.problem}`)}</p>
            <Button
              size="small"
              loading={leaving === 'busy'}
              onClick={() => void handleBankid(form.problem === 'proof' ? 'any' : 'bankid')}
            >
              {t(`account.email.${form.problem}.confirm`)}
            </Button>
          </div>
        )}
      </ActionProblem>
    </>
  );
}
