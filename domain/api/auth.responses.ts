import { number, string } from 'yup';
import { answer } from './answer';
import { exact, ok, text, textOrNull, yes } from './responseFields';
import { profile } from './session.responses';

export const authAnswers = {
  bankidRegister: answer({
    summary: 'Complete a registration with the BankID answer.',
    response: ok({ login_token: text(), targetPath: textOrNull() }),
    refusals: [
      'already_authenticated',
      'invalid_token',
      'session_not_found',
      'already_registered',
      'email_taken',
      'bankid_failed',
      'bankid_unavailable',
    ],
    namesStored: true,
  }),
  bankidLogin: answer({
    summary: 'Sign in with the BankID answer.',
    description: 'The one-time `login_token` is exchanged by `session/sign_in`.',
    response: ok({
      code: string<never>().nullable().oneOf([null]).defined(),
      login_token: text(),
      targetPath: textOrNull(),
    }),
    refusals: [
      'already_authenticated',
      'invalid_token',
      'account_suspended',
      'bankid_not_registered',
      'bankid_unavailable',
    ],
  }),
  connectBankid: answer({
    summary: 'Connect a BankID to the signed-in account.',
    response: ok({ bankIdVerified: yes(), targetPath: textOrNull() }),
    description:
      'Needs a recent sign-in by a way that the account had before. A BankID in another name than the account’s is kept for ten minutes, and the user is asked: see `session/pending_bankid`.',
    refusals: [
      'invalid_token',
      'forbidden',
      'conflict',
      'bankid_confirmation_required',
      'proof_required',
      'bankid_name_differs',
      'bankid_failed',
      'bankid_unavailable',
    ],
  }),
  answerPendingBankid: answer({
    summary: 'Answer whether a BankID in another name is one’s own: connect it, or forget it.',
    response: ok({ profile, targetPath: textOrNull() }),
    refusals: ['not_found', 'conflict', 'bankid_confirmation_required', 'proof_required'],
  }),
  confirmBankid: answer({
    summary: 'Show the account’s own BankID again, for what needs a recent one.',
    response: ok({ targetPath: textOrNull() }),
    refusals: ['invalid_token', 'bankid_unavailable'],
  }),
  emailRegistered: answer({
    guarded: true,
    summary: 'Read whether an e-mail address has an account.',
    description: '`status` 0: it has one; 1: it has none.',
    response: exact({
      status: number<0 | 1>().oneOf([0, 1]).defined(),
    }),
  }),
};
