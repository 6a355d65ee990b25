import { Button } from '@vikari/ui-kit/Button';
import { Stack } from '@vikari/ui-kit/Stack';
import { useState } from 'react';
import { ApiError } from '#domain/api/errors';
import type { PersonName } from '#domain/candidates/names';
import { type SignInProblem, signInProblemOf } from '#domain/signIn/signInProblem';
import { useWords } from '../../i18n/intl';
import { AuthFrame } from './AuthFrame';
import { ProblemNote } from './ProblemNote';

export interface OtherNameViewProps {
  /** The name in the BankID. */
  bankid: PersonName;
  /** The name in the account. */
  account: PersonName;
  /** Connects the BankID, or forgets it. Rejects with an `ApiError`. */
  onAnswer: (isTheirs: boolean) => Promise<void>;
}

const nameOf = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`;

/** Asks whether a BankID in another name than the account's is the user's own. */
export function OtherNameView({ bankid, account, onAnswer }: OtherNameViewProps) {
  const { t } = useWords();
  const [busy, setBusy] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<SignInProblem | null>(null);

  async function handleAnswer(isTheirs: boolean): Promise<void> {
    setBusy(isTheirs);
    setProblem(null);
    try {
      await onAnswer(isTheirs);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal_error';
      setProblem(signInProblemOf(code, 'connect'));
    } finally {
      setBusy(null);
    }
  }

  return (
    <AuthFrame title={t('auth.other_name.title')} lead={t('auth.other_name.lead')} demo={false}>
      <p>{t('auth.other_name.names', { bankid: nameOf(bankid), account: nameOf(account) })}</p>
      <p>{t('auth.other_name.told')}</p>
      <ProblemNote problem={problem} />
      <Stack spacing={2}>
        <Button
          size="large"
          fullWidth
          loading={busy === true}
          loadingLabel={t('auth.other_name.connecting')}
          disabled={busy === false}
          onClick={() => void handleAnswer(true)}
        >
          {t('auth.other_name.yes', { name: nameOf(bankid) })}
        </Button>
        <Button
          size="large"
          variant="secondary"
          fullWidth
          loading={busy === false}
          disabled={busy === true}
          onClick={() => void handleAnswer(false)}
        >
          {t('auth.other_name.no')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
