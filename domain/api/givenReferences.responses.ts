import {
  type GivenAnswers,
  HIRE_AGAIN,
  LINK_STATES,
  RELATIONS,
  REQUEST_STATES,
  SIGNED_ACTS,
  SIGNING_WAYS,
  STRENGTH_LEVELS,
  type TypedAnswers,
} from '#domain/givenReferences/givenReference';
import { LANGUAGES } from '#domain/language';
import { answer, schemaOf } from './answer';
import {
  count,
  day,
  exact,
  flag,
  instant,
  list,
  named,
  ok,
  text,
  textOrNull,
  word,
  wordOrNull,
} from './responseFields';

const givenAnswers = schemaOf<GivenAnswers>()(
  exact({
    relation: word(RELATIONS),
    from: text(),
    to: textOrNull(),
    role: text(),
    work: text(),
    skill: word(STRENGTH_LEVELS),
    cooperation: word(STRENGTH_LEVELS),
    reliability: word(STRENGTH_LEVELS),
    pressure: word(STRENGTH_LEVELS),
    hireAgain: word(HIRE_AGAIN),
    words: text(),
  }).meta(named('GivenAnswers', 'What a referee answers. Months are `YYYY-MM`.')),
);

const typedAnswers = schemaOf<TypedAnswers>()(
  exact({
    relation: word(['', ...RELATIONS]),
    from: text(),
    to: textOrNull(),
    role: text(),
    work: text(),
    skill: word(['', ...STRENGTH_LEVELS]),
    cooperation: word(['', ...STRENGTH_LEVELS]),
    reliability: word(['', ...STRENGTH_LEVELS]),
    pressure: word(['', ...STRENGTH_LEVELS]),
    hireAgain: word(['', ...HIRE_AGAIN]),
    words: text(),
  }).meta(named('TypedAnswers', 'The same while it is filled in: empty for what is missing.')),
);

/** How a reference is signed. */
const signed = {
  givenAt: instant(),
  /** The last day on which it counts. */
  validTo: day(),
  way: word(SIGNING_WAYS),
  /** With BankID the name in it; with a mailed code the name that the candidate gave. */
  signedBy: textOrNull(),
  /** The name in the BankID is another than the one that the candidate gave. */
  nameDiffers: flag(),
};

/** Who may open it. */
const share = exact({
  applicationId: text(),
  employerName: textOrNull(),
  jobTitle: textOrNull(),
  sharedAt: instant(),
  /** Null: until the application ends. */
  openUntil: instant().nullable(),
});

export const ownReferenceRequest = exact({
  id: text(),
  referenceId: text(),
  /** As they stood when it was asked for. */
  name: text(),
  workplace: text(),
  language: word(LANGUAGES),
  state: word(REQUEST_STATES),
  askedAt: instant(),
  /** Until when it can be answered. */
  expiresAt: instant(),
  /** Null until it is given. Once it is taken back the answers and the name are gone. */
  given: exact({
    ...signed,
    /** It counts as one of the two references of an application. */
    counts: flag(),
    takenBackAt: instant().nullable(),
    answers: givenAnswers.nullable(),
  }).nullable(),
  shares: list(share),
  openings: count(),
}).meta(
  named('OwnReferenceRequest', 'A reference that a candidate has asked for, and what came of it.'),
);

/** What a referee has given, as it was signed. */
export const referenceReceipt = exact({
  /** The verified name of who asked. */
  candidateName: text(),
  /** The last day on which it counts. */
  validTo: day(),
  way: word(SIGNING_WAYS),
  /** The name in the BankID; null with a code. */
  signedBy: textOrNull(),
  answers: givenAnswers,
}).meta(named('ReferenceReceipt', 'What a referee has just given, shown to them once.'));

const signedAct = {
  act: word(SIGNED_ACTS),
  /** Null where a reference is taken back. */
  receipt: referenceReceipt.nullable(),
};

const ownRequests = { results: list(ownReferenceRequest) };

export const employerGivenReference = exact({
  id: text(),
  workplace: text(),
  state: word(['given', 'outdated', 'taken_back']),
  ...signed,
  /** In the referee’s own word; null once it is taken back. */
  relation: wordOrNull(RELATIONS),
  /** The candidate lets this employer open the answers now. */
  mayOpen: flag(),
}).meta(
  named('GivenReference', 'That a reference of an application is given, and by whom it is signed.'),
);

export const givenReferenceAnswers = {
  fetchGivenReferences: answer({
    summary: 'List the references that the candidate has asked for, the newest first.',
    response: ok(ownRequests),
  }),
  askReference: answer({
    summary: 'Ask a person whom the candidate has named for a reference.',
    description:
      'Mails the person a link. `forbidden` without a connected BankID, whose name the mail says; `conflict` where the person is the candidate, or is asked or has answered already; `rate_limited` for too many.',
    response: ok(ownRequests),
    refusals: ['not_found', 'forbidden', 'conflict', 'rate_limited'],
  }),
  withdrawReferenceRequest: answer({
    summary: 'Withdraw an open request: its link leads nowhere from then on.',
    response: ok(ownRequests),
    refusals: ['not_found'],
  }),
  shareGivenReference: answer({
    summary: 'Let the employer of an application open a given reference.',
    response: ok(ownRequests),
    refusals: ['not_found', 'conflict'],
  }),
  unshareGivenReference: answer({
    summary: 'Stop letting the employer of an application open it.',
    response: ok(ownRequests),
    refusals: ['not_found'],
  }),
  fetchGivenReferenceOpenings: answer({
    summary: 'List who opened a given reference, the newest first.',
    response: ok({
      results: list(exact({ at: instant(), employerName: textOrNull(), jobTitle: textOrNull() })),
    }),
    refusals: ['not_found'],
  }),
  readReferenceRequest: answer({
    summary: 'Read what a referee’s link is for.',
    description:
      'For whoever holds it. `unknown` for one that never was, was withdrawn, declined or answered long ago, or is over: nothing tells them apart.',
    response: ok({
      state: word(LINK_STATES),
      /** Null unless it is open or given. */
      request: exact({
        /** The verified name of who asks. */
        candidateName: text(),
        workplace: text(),
        name: text(),
        /** The address to which a code is mailed, all but hidden. */
        codeTo: text(),
        askedAt: instant(),
        expiresAt: instant(),
        /** When it was given; null while it is open. */
        givenAt: instant().nullable(),
        validTo: day().nullable(),
        /** What a form without a script has posted; null for none, and for one that is over. */
        begun: exact({
          /** A code was mailed for it; false while an answer is missing or wrong. */
          hasCode: flag(),
          /** Null where a reference is taken back. */
          typed: typedAnswers.nullable(),
        }).nullable(),
      }).nullable(),
    }),
  }),
  declineReference: answer({
    summary: 'Say no to a request for a reference.',
    response: ok({}),
    refusals: ['not_found'],
  }),
  beginReferenceSigning: answer({
    summary: 'Begin to sign a reference, or that it is taken back.',
    description:
      'With BankID the answer says where to go; else a code is mailed to the address that the candidate gave. What is signed is what came with this call.',
    response: ok({ signing: text(), authorizeUrl: textOrNull() }),
    refusals: ['not_found', 'rate_limited', 'bankid_unavailable'],
  }),
  signReferenceByCode: answer({
    summary: 'Sign with the code of the mail.',
    description:
      'A few tries, then another code is needed. `invalid_token` for a wrong code and for one that is over.',
    response: ok(signedAct),
    refusals: ['not_found', 'invalid_token', 'conflict'],
  }),
  signReferenceByBankid: answer({
    summary: 'Sign with the answer of BankID.',
    description:
      'Nobody is signed in by it. `conflict` where the BankID is the candidate’s, or has signed another of their references, or is not the one that gave it.',
    response: ok({ ...signedAct, nameDiffers: flag() }),
    refusals: ['not_found', 'invalid_token', 'conflict', 'bankid_unavailable', 'bankid_failed'],
  }),
  listGivenReferences: answer({
    summary: 'List the given references of an application.',
    description:
      'Those of the references that came with the application and may be contacted, and those that the candidate shares. One that the referee has taken back is left without a name.',
    response: ok({ results: list(employerGivenReference) }),
    refusals: ['not_found'],
  }),
  readGivenReference: answer({
    summary: 'Open a given reference that the candidate shares.',
    description: 'Each opening is shown to the candidate.',
    response: ok({ reference: employerGivenReference, answers: givenAnswers }),
    refusals: ['not_found'],
  }),
};
