import { Callout } from '@vikari/ui-kit/Callout';
import type { ErrorCode } from '#domain/api/errors';
import { type MessageId, useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import type { Proof } from '../../session/proof';
import { BankidNote } from './BankidNote';

const WORDS = {
  network_error: 'integrity.problem.network',
  unavailable: 'integrity.problem.unavailable',
  bankid_unavailable: 'integrity.problem.unavailable',
  social_unavailable: 'integrity.problem.social_unavailable',
  rate_limited: 'integrity.problem.too_many',
  not_found: 'integrity.problem.gone',
  way_waiting: 'integrity.problem.way_waiting',
} as const satisfies Partial<Record<ErrorCode, MessageId>>;

const isKnown = (code: ErrorCode): code is keyof typeof WORDS => code in WORDS;

/** The texts for the errors of the tab's actions. */
const problemWords = (code: ErrorCode): MessageId =>
  isKnown(code) ? WORDS[code] : 'integrity.problem.failed';

export interface ProblemNoteProps {
  /** Why the last attempt failed; null when it did not. */
  problem: ErrorCode | null;
  /** The section's own texts for some errors. */
  words?: Partial<Record<ErrorCode, MessageId>>;
  /**
   * Stores the action and redirects to BankID, or to another way that the account had; absent when
   * none is needed.
   */
  onBankid?: (proof: Proof) => Promise<void>;
}

/** Why an action failed, and what to do. */
export function ProblemNote({ problem, words, onBankid }: ProblemNoteProps) {
  const { t } = useWords();
  if (onBankid && problem === 'bankid_confirmation_required')
    return <BankidNote proof="bankid" onStart={() => onBankid('bankid')} />;
  if (onBankid && problem === 'proof_required')
    return <BankidNote proof="any" onStart={() => onBankid('any')} />;
  return (
    <ActionProblem>
      {problem !== null && (
        <Callout tone="danger">
          <p>{t(words?.[problem] ?? problemWords(problem))}</p>
        </Callout>
      )}
    </ActionProblem>
  );
}
