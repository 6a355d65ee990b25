import { Button } from '@vikari/ui-kit/Button';
import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { CODE_DIGITS, type SignedAct } from '#domain/givenReferences/givenReference';
import { BANKID_DEVICES, type BankidDevice } from '#domain/signIn/bankidRequests';
import { type MessageId, useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { FieldForm } from '../../lib/forms/FieldForm';
import type { FieldErrors } from '../../lib/forms/fieldErrors';
import { useForm } from '../../lib/forms/useForm';
import styles from './givenReferences.module.css';

export interface RefereeSigningProps {
  act: SignedAct;
  /** Where a code is mailed, all but hidden. */
  codeTo: string;
  /** Goes to BankID; the page has been left when it resolves. Rejects with an `ApiError`. */
  onBankid: (device: BankidDevice) => Promise<void>;
  /** Has a code mailed; resolves to what is signed by it. Rejects with an `ApiError`. */
  onMailCode: () => Promise<string>;
  /** Signs with a code. Rejects with an `ApiError`. */
  onCode: (signing: string, code: string) => Promise<void>;
}

/** What to say of a failed try. */
function problemOf(error: unknown): MessageId {
  if (!(error instanceof ApiError)) return 'referee.problem.failed';
  switch (error.code) {
    case 'invalid_token':
      return 'referee.code.wrong';
    case 'not_found':
      return 'referee.problem.unknown';
    case 'rate_limited':
      return 'referee.problem.too_many';
    case 'bankid_unavailable':
      return 'referee.problem.bankid';
    case 'network_error':
    case 'unavailable':
      return 'referee.problem.line';
    default:
      return 'referee.problem.failed';
  }
}

/** Signing with BankID, or with a code that is mailed. */
export function RefereeSigning({ act, codeTo, onBankid, onMailCode, onCode }: RefereeSigningProps) {
  const { t } = useWords();
  const [signing, setSigning] = useState<string | null>(null);
  const [busy, setBusy] = useState<BankidDevice | 'mail' | null>(null);
  const [problem, setProblem] = useState<MessageId | null>(null);

  async function attempt(what: NonNullable<typeof busy>, work: () => Promise<void>) {
    if (busy !== null) return;
    setBusy(what);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(problemOf(error)));
    setBusy(null);
  }

  const mailCode = () =>
    attempt('mail', async () => {
      setSigning(await onMailCode());
    });
  return (
    <div className={styles.part}>
      <p className={styles.text}>{t('referee.sign.text', { to: codeTo })}</p>
      <div className={styles.ways}>
        {BANKID_DEVICES.map((device) => (
          <Button
            key={device}
            variant={device === 'same' ? undefined : 'secondary'}
            loading={busy === device}
            onClick={() => void attempt(device, () => onBankid(device))}
          >
            {t(`referee.sign.bankid.${device}`)}
          </Button>
        ))}
        <Button variant="secondary" loading={busy === 'mail'} onClick={() => void mailCode()}>
          {signing === null ? t('referee.sign.code', { to: codeTo }) : t('referee.sign.code.again')}
        </Button>
      </div>
      {signing !== null && (
        <CodeForm
          key={signing}
          act={act}
          codeTo={codeTo}
          onCode={(code) => onCode(signing, code)}
        />
      )}
      <ActionProblem>{problem && <p>{t(problem)}</p>}</ActionProblem>
    </div>
  );
}

const NO_CODE = { code: '' };
const checkCode = ({ code }: typeof NO_CODE): FieldErrors<typeof NO_CODE> =>
  code.trim() === '' ? { code: 'validation.required' } : {};

/** The code of the mail. What was typed stays when it could not be sent. */
function CodeForm({
  act,
  codeTo,
  onCode,
}: Pick<RefereeSigningProps, 'act' | 'codeTo'> & { onCode: (code: string) => Promise<void> }) {
  const { t } = useWords();
  const form = useForm<typeof NO_CODE, MessageId>({
    initialValues: NO_CODE,
    check: checkCode,
    onSubmit: ({ code }) => onCode(code),
    problemOf,
  });
  return (
    <FieldForm form={form} summary={false} className={styles.part}>
      <p role="status" className={styles.text}>
        {t('referee.code.text', { to: codeTo })}
      </p>
      <TextField
        {...form.field('code')}
        className={styles.code}
        label={t('referee.code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS + 1}
        autoFocus
      />
      <Button type="submit" loading={form.isSubmitting}>
        {t(`referee.code.send.${act}`)}
      </Button>
      <ActionProblem>{form.problem && <p>{t(form.problem)}</p>}</ActionProblem>
    </FieldForm>
  );
}
