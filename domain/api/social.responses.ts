import { SOCIAL_PROVIDERS } from '#domain/signIn/ways';
import { answer } from './answer';
import { exact, flag, instant, list, ok, text, textOrNull, word } from './responseFields';
import { profile } from './session.responses';

/** What is known of a way that was added to an account which had another. */
const added = {
  /** From when it gives the strongest powers, ISO 8601 UTC; null once it does. */
  countsFrom: instant().nullable().defined(),
  /** The browser and system that added it; null when unknown, and for an account's first way. */
  device: textOrNull(),
};

const connections = list(
  exact({
    provider: word(SOCIAL_PROVIDERS),
    /** The address that the provider verified; null for none. */
    email: textOrNull(),
    /** ISO 8601 UTC. */
    linkedAt: instant(),
    ...added,
  }),
);

export const socialAnswers = {
  signInOptions: answer({
    summary: 'List the providers that this server offers besides BankID.',
    response: ok({
      providers: list(exact({ provider: word(SOCIAL_PROVIDERS), simulated: flag() })),
    }),
  }),
  beginSocial: answer({
    summary: 'Make an authorization request to a provider and answer where the browser goes.',
    response: ok({
      authorizeUrl: textOrNull(),
      state: text(),
      firebase: exact({ projectId: text(), apiKey: text(), authDomain: text() })
        .nullable()
        .defined(),
    }),
    refusals: [
      'authentication_required',
      'already_authenticated',
      'bankid_confirmation_required',
      'proof_required',
      'session_not_found',
      'unsupported_provider',
      'social_unavailable',
    ],
  }),
  socialAuth: answer({
    summary: 'Finish a sign-in at a provider with its ID token.',
    description:
      'Links nothing by an address alone: `link_requires_bankid` asks for a BankID login first.',
    response: ok({
      userData: profile,
      /** Exchanged by `session/sign_in`; null after `connect`, whose caller is signed in. */
      login_token: textOrNull(),
      targetPath: textOrNull(),
    }),
    refusals: [
      'account_suspended',
      'already_authenticated',
      'authentication_required',
      'bankid_confirmation_required',
      'proof_required',
      'way_waiting',
      'forbidden',
      'conflict',
      'email_taken',
      'invalid_token',
      'link_requires_bankid',
      'session_not_found',
      'social_not_registered',
      'social_unavailable',
      'unsupported_provider',
    ],
  }),
  pendingSocial: answer({
    summary: 'Read what a provider vouched for and waits for the next step of this browser.',
    response: ok({
      pending: exact({
        /** `link`: for a BankID login. `register`: for the registration form. */
        wants: word(['link', 'register']),
        provider: word(SOCIAL_PROVIDERS),
        /** null when the provider gave none. */
        firstName: textOrNull(),
        lastName: textOrNull(),
        /** Only an address that the provider has verified; otherwise null, and the user types one. */
        email: textOrNull(),
        targetPath: textOrNull(),
      })
        .nullable()
        .defined(),
    }),
  }),
  socialRegister: answer({
    summary: 'Make an account without BankID by what a provider vouched for.',
    response: ok({ userData: profile, login_token: text(), targetPath: textOrNull() }),
    refusals: [
      'already_authenticated',
      'already_registered',
      'email_taken',
      'session_not_found',
      'social_login_failed',
    ],
    namesStored: true,
  }),
  socialConnections: answer({
    summary: 'List the providers’ accounts that sign the candidate in.',
    response: ok({
      results: connections,
      /** The BankID, when it was added to an account that had another way; otherwise null. */
      bankid: exact({ addedAt: instant(), ...added })
        .nullable()
        .defined(),
    }),
  }),
  disconnectSocial: answer({
    summary: 'Let a provider’s account sign the candidate in no longer.',
    response: ok({ results: connections }),
    refusals: ['bankid_confirmation_required', 'way_waiting'],
  }),
};
