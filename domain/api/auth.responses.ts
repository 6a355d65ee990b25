import { number, string } from 'yup';
import { answer } from './answer';
import { exact, ok, text, textOrNull, yes } from './responseFields';

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
    refusals: ['invalid_token', 'forbidden', 'conflict', 'bankid_failed', 'bankid_unavailable'],
  }),
  confirmBankid: answer({
    summary: 'Show the account’s own BankID again, for what needs a recent one.',
    response: ok({ targetPath: textOrNull() }),
    refusals: ['invalid_token', 'bankid_unavailable'],
  }),
  emailRegistered: answer({
    summary: 'Read whether an e-mail address has an account.',
    description: '`status` 0: it has one; 1: it has none.',
    response: exact({
      status: number<0 | 1>().oneOf([0, 1]).defined(),
    }),
  }),
};
