import { number, string } from 'yup';
import { answer } from './answer';
import { bankidLogin, bankidRegister, confirmBankid, connectBankid } from './portal';
import { exact, ok, text, textOrNull, yes } from './responseFields';
import { emailRegistered } from './v2';

export const authAnswers = [
  answer(bankidRegister, {
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
  answer(bankidLogin, {
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
  answer(connectBankid, {
    summary: 'Connect a BankID to the signed-in account.',
    response: ok({ bankIdVerified: yes(), targetPath: textOrNull() }),
    refusals: ['invalid_token', 'forbidden', 'conflict', 'bankid_failed', 'bankid_unavailable'],
  }),
  answer(confirmBankid, {
    summary: 'Show the account’s own BankID again, for what needs a recent one.',
    response: ok({ targetPath: textOrNull() }),
    refusals: ['invalid_token', 'bankid_unavailable'],
  }),
  answer(emailRegistered, {
    summary: 'Read whether an e-mail address has an account.',
    description: '`status` 0: it has one; 1: it has none.',
    response: exact({
      status: number<0 | 1>().oneOf([0, 1]).defined(),
    }),
  }),
];
