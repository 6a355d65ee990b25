import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { useRef, useState } from 'react';
import { isEmail } from '#domain/candidates/email';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { useFieldWords } from '../../../lib/forms/useFieldWords';
import styles from '../account.module.css';

/** The result of a request to change the address. */
export type EmailOutcome =
  | 'asked'
  /** A recent BankID is required. */
  | 'bankid'
  | 'failed'
  /** A message id for the field. */
  | { field: string };

export interface EmailChangeProps {
  email: string;
  /** The new address that is not confirmed yet. */
  pendingEmail: string | null;
  onChange: (email: string) => Promise<EmailOutcome>;
  onWithdraw: () => Promise<void>;
  /**
   * Stores the typed address and redirects to BankID, which returns to this page. Rejects when
   * BankID cannot be reached.
   */
  onBankid: (typed: string) => Promise<void>;
  /** The address typed before the redirect to BankID; null otherwise. */
  kept?: string | null;
}

/** The current address, and how to change it: the user follows a link in a mail. */
export function EmailChange({
  email,
  pendingEmail,
  onChange,
  onWithdraw,
  onBankid,
  kept = null,
}: EmailChangeProps) {
  const { t } = useWords();
  const say = useFieldWords();
  // undefined until the user opens or closes the form
  const [own, setTyped] = useState<string | null>();
  const typed = own === undefined ? kept : own;
  const [outcome, setOutcome] = useState<EmailOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  async function run(step: () => Promise<EmailOutcome | null>): Promise<void> {
    setBusy(true);
    const next = await step().catch(() => 'failed' as const);
    setBusy(false);
    setOutcome(next);
    if (next === 'asked') setTyped(null);
  }

  function handleSend() {
    if (busy) return;
    const wanted = (typed ?? '').trim();
    if (wanted === '') return setOutcome({ field: 'contact.email.required' });
    if (!isEmail(wanted)) return setOutcome({ field: 'contact.email.invalid' });
    void run(() => onChange(wanted));
  }

  const error = typeof outcome === 'object' && outcome ? say(outcome.field) : undefined;
  return (
    <div className={styles.stack}>
      <div>
        <p className={styles.small}>{t('account.email')}</p>
        <p className={styles.text}>{email}</p>
      </div>
      <div role="status" className={styles.wide}>
        {kept !== null && typed === kept && outcome === null && (
          <p className={styles.text}>{t('account.email.back_from_bankid')}</p>
        )}
        {pendingEmail !== null && (
          <Callout
            tone="info"
            headingLevel={3}
            title={t('account.email.pending', { email: pendingEmail })}
            actions={
              <Button
                size="small"
                variant="secondary"
                loading={busy}
                onClick={() =>
                  void run(async () => {
                    await onWithdraw();
                    opener.current?.focus();
                    return null;
                  })
                }
              >
                {t('account.email.withdraw')}
              </Button>
            }
          >
            <p>{t('account.email.pending.text')}</p>
          </Callout>
        )}
      </div>
      {typed === null ? (
        <Button ref={opener} variant="secondary" size="small" onClick={() => setTyped('')}>
          {t('account.email.change')}
        </Button>
      ) : (
        <form
          noValidate
          method="post"
          className={`${styles.stack} ${styles.wide}`}
          onSubmit={(event) => {
            event.preventDefault();
            handleSend();
          }}
        >
          <EmailField
            className={styles.wide}
            label={t('account.email.new')}
            hint={t('account.email.new.hint')}
            value={typed}
            onValueChange={setTyped}
            error={error}
            maxLength={MAX_LENGTH.email}
            autoFocus
          />
          <div className={styles.row}>
            <Button type="submit" loading={busy}>
              {t('account.email.send')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setTyped(null);
                setOutcome(null);
              }}
            >
              {t('account.cancel')}
            </Button>
          </div>
        </form>
      )}
      <div role="alert">
        {outcome === 'failed' && <p>{t('account.email.failed')}</p>}
        {outcome === 'bankid' && (
          <div className={styles.stack}>
            <p>{t('account.email.bankid')}</p>
            <Button
              size="small"
              loading={busy}
              onClick={() =>
                void run(async () => {
                  await onBankid(typed ?? '');
                  return 'bankid';
                })
              }
            >
              {t('account.email.bankid.confirm')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
