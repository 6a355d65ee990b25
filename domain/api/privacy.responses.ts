import { number } from 'yup';
import { answer } from './answer';
import { exact, flag, instant, list, named, ok, text, word } from './responseFields';

export const personalDataExport = exact({
  id: text(),
  status: word(['queued', 'running', 'ready', 'failed', 'expired']),
  /** The progress, 0–1. */
  progress: number().min(0).max(1).defined(),
  requestedAt: instant(),
  /** When its file is deleted; null until it is ready. */
  expiresAt: instant().nullable(),
  /** Bytes of the ZIP; null until it is ready. */
  size: number().integer().min(0).nullable().defined(),
  /** Something in it could not be read, which it names; absent otherwise. */
  incomplete: flag().optional(),
}).meta(named('PersonalDataExport', 'A copy of everything about a candidate.'));

const NEEDS_BANKID = 'Needs BankID within the last ten minutes.';

export const privacyAnswers = {
  requestExport: answer({
    summary: 'Begin to make a ZIP of everything about the candidate.',
    description: `While one is being made, its id is answered. ${NEEDS_BANKID}`,
    response: ok({ exportId: text() }),
    refusals: ['bankid_confirmation_required', 'way_waiting'],
  }),
  listExports: answer({
    summary: 'Read the candidate’s exports, newest first.',
    response: ok({ results: list(personalDataExport) }),
  }),
  deleteAccount: answer({
    summary: 'Delete the candidate’s account and everything about it.',
    description: `\`confirmation\` is the account’s e-mail address. ${NEEDS_BANKID}`,
    response: ok({ receiptId: text() }),
    refusals: ['bankid_confirmation_required', 'way_waiting'],
  }),
};
