import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { VISIBILITIES } from '#domain/candidates/visibility';
import { BANKID_PURPOSES } from '#domain/signIn/bankidRequests';
import { EMAIL_STATES, SESSION_TYPES, SOCIAL_PROVIDERS } from '#domain/signIn/ways';
import { answer, schemaOf } from './answer';
import {
  count,
  exact,
  flag,
  languageSkills,
  list,
  named,
  ok,
  text,
  textOrNull,
  word,
  wordOrNull,
  yes,
} from './responseFields';

export const profile = exact({
  userId: text(),
  /** The call name; it may differ from the verified name. */
  firstName: text(),
  lastName: text(),
  /** null when somebody else has proved that it is theirs, and no other has been given. */
  email: textOrNull(),
  /**
   * Only a `confirmed` address receives mail and is the account's own. `lost`: there is none any more.
   */
  emailState: word(EMAIL_STATES),
  /** A new address that is not confirmed yet; null when there is none. */
  pendingEmail: textOrNull(),
  phone: textOrNull(),
  jobTitle: textOrNull(),
  /** Their workplace, or the one they want, as free text. */
  workplace: textOrNull(),
  /** The first day on which they can work, `YYYY-MM-DD`. */
  availableFrom: textOrNull(),
  /** Work-role id. */
  profession: textOrNull(),
  workfields: list(text()),
  locations: list(text()),
  employmentTypes: list(text()),
  /** The record systems that they know. */
  systems: list(text()),
  /** The languages that they know, each once; null: they have not said. */
  languages: languageSkills().nullable(),
  /** Seven digits, for professions that may prescribe. */
  prescriberCode: textOrNull(),
  /** `offers`: employers find them, without their identity; `hidden`: no employer does. */
  visibility: word(VISIBILITIES),
  /** Whether they have chosen; until then they are hidden. */
  visibilityChosen: flag(),
  /** Whether visitors may see their first name and picture. */
  avatarConsent: flag(),
  profileImageUrl: textOrNull(),
  /** Whether a BankID is connected, for the badge. It is only about `verifiedName`. */
  bankIdVerified: flag(),
  /** The verified name of the latest sign-in; null until then. */
  verifiedName: exact({ firstName: text(), lastName: text() }).nullable(),
}).meta(named('Profile', 'The signed-in user, as the site shows them.'));

const registration = schemaOf<RegistrationDetails>()(
  exact({
    email: text(),
    professions: list(text()),
    workfields: list(text()),
    locations: list(text()),
    employmentTypes: list(text()),
    /**
     * The names that they use; without them, the verified ones. An empty text in an optional answer
     * counts as none.
     */
    firstName: text().optional(),
    lastName: text().optional(),
    phone: text().optional(),
    visibility: word(VISIBILITIES).optional(),
    /** Ids of the vocabulary. */
    systems: list(text()).optional(),
    /** The first day on which they can work, `YYYY-MM-DD`. */
    availableFrom: text().optional(),
    /**
     * Their workplace, or the one they want, as typed or chosen from `workplaces/query-workplaces`.
     */
    workplace: text().optional(),
  }),
);

export const sessionAnswers = {
  reportClientError: answer({
    summary: 'Report that a page could not start in a browser.',
    response: ok({}),
  }),
  setSession: answer({
    guarded: true,
    summary: 'Begin a registration, or continue one.',
    response: ok({ sessionID: text() }),
    refusals: ['session_not_found', 'already_authenticated'],
    namesStored: true,
  }),
  beginBankid: answer({
    summary: 'Make an authorization request and return the address to redirect the browser to.',
    response: ok({ authorizeUrl: text() }),
    refusals: [
      'authentication_required',
      'already_authenticated',
      'conflict',
      'bankid_confirmation_required',
      'proof_required',
      'session_not_found',
      'bankid_unavailable',
    ],
  }),
  refusedSignIn: answer({
    summary:
      'Tell that a provider answered an authorization request of this browser with an error.',
    description: 'The same answer for a request of another browser, and for one that never was.',
    response: ok({}),
  }),
  begunSignIn: answer({
    summary: 'Read what an authorization request of this browser was begun for.',
    response: ok({
      begun: exact({
        purpose: word(BANKID_PURPOSES),
        /** null for BankID. */
        provider: wordOrNull(SOCIAL_PROVIDERS),
        targetPath: textOrNull(),
        /** The registration that it completes. */
        sessionID: textOrNull(),
        sharedComputer: flag(),
      })
        .nullable()
        .defined(),
    }),
  }),
  signIn: answer({
    summary: 'Exchange a one-time login token for a session and set its cookie.',
    response: ok({
      profile,
      sharedComputer: flag(),
      sessionEnded: yes().optional(),
    }),
    refusals: ['invalid_token', 'account_suspended'],
  }),
  pendingBankid: answer({
    summary: 'Read which BankID in another name the user is asked about in this session.',
    response: ok({
      pending: exact({
        bankid: exact({ firstName: text(), lastName: text() }),
        account: exact({ firstName: text(), lastName: text() }),
        targetPath: textOrNull(),
      })
        .nullable()
        .defined(),
    }),
  }),
  signOut: answer({
    summary: 'End the session, or every session of the user.',
    response: ok({ sessionsEnded: count() }),
  }),
  getMe: answer({
    summary: 'Read the user of the session cookie.',
    response: ok({
      /** null for a visitor. */
      profile: profile.nullable(),
      /** The candidate chose "shared computer" at sign-in: nothing is kept on the device. */
      sharedComputer: flag(),
      /** This browser had a session that has ended, perhaps without the user's knowledge. */
      sessionEnded: yes().optional(),
    }),
  }),
  getRegistration: answer({
    summary: 'Read a registration that this browser has a cookie of.',
    description:
      'Filled in page by page here, on a form without a script, or elsewhere and taken up by a mailed link.',
    response: ok({
      registration: registration.nullable(),
      sessionID: textOrNull(),
      type: wordOrNull(SESSION_TYPES),
      stack: list(text()),
    }),
  }),
  sendRegistrationLink: answer({
    guarded: true,
    summary: 'Mail a link by which the registration goes on on another device.',
    response: ok({}),
    refusals: ['session_not_found', 'already_authenticated', 'invalid_request'],
    namesStored: true,
  }),
  saveUserDetails: answer({
    summary: 'Change parts of the candidate’s profile.',
    description:
      'A new `email` needs a recent BankID (where the one in force is not confirmed, a recent sign-in), has to be confirmed by a link in a mail and is returned as `pendingEmail`; `pendingEmail: null` withdraws it. A field whose stored value differs from its `base` and from the new value is refused with `edit_conflict`; `current` is the whole profile as it is stored.',
    response: ok({ profile }),
    refusals: [
      'email_taken',
      'edit_conflict',
      'bankid_confirmation_required',
      'proof_required',
      'way_waiting',
    ],
  }),
  resendConfirmation: answer({
    summary: 'Mail the link once more that confirms the account’s address.',
    response: ok({}),
    refusals: ['conflict'],
  }),
  deleteProfileImage: answer({
    summary: 'Delete the candidate’s profile image.',
    response: ok({ profile }),
  }),
  encryptionConfig: answer({
    summary: 'Read the key of this session’s encrypted payloads.',
    response: ok({ data: exact({ key: text(), iv: text() }) }),
  }),
  deviceKey: answer({
    summary: 'Read the key of the drafts that the candidate’s browser keeps.',
    response: ok({
      data: exact({
        /** AES-256-GCM, base64, as `EncryptionConfig` has them. */
        key: text(),
        iv: text(),
        /** Names the candidate in the browser's storage, without revealing anything about them. */
        owner: text(),
      }),
    }),
  }),
};
