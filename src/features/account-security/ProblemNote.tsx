import { Callout } from '@vikari/ui-kit/Callout';
import type { RefObject } from 'react';
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

const PROOFS: Partial<Record<ErrorCode, Proof>> = {
  bankid_confirmation_required: 'bankid',
  proof_required: 'any',
};

const isKnown = (code: ErrorCode): code is keyof typeof WORDS => code in WORDS;

/** The texts for the errors of the tab's actions. */
const problemWords = (code: ErrorCode): MessageId =>
  isKnown(code) ? WORDS[code] : 'integrity.problem.failed';

export interface ProblemNoteProps {
  /** Why the last attempt failed; null when it did not. */
  problem: ErrorCode | null;
  /** The section's own texts for some errors. */
  words?: Partial<Record<ErrorCode, MessageId>>;
  /** What to do where the account has to be shown to be one's own; absent where it never has. */
  proving?: {
    /** Stores the action and redirects to BankID, or to another way that the account had. */
    onBankid: (proof: Proof) => Promise<void>;
    /** Where the action was pressed. */
    from: RefObject<readonly Element[]>;
  };
}

/** Why an action failed, and what to do. */
export function ProblemNote({ problem, words, proving }: ProblemNoteProps) {
  const { t } = useWords();
  const proof = problem === null ? undefined : PROOFS[problem];
  if (proving && proof) {
    const { onBankid, from } = proving;
    return <BankidNote key={proof} proof={proof} from={from} onStart={() => onBankid(proof)} />;
  }
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
