import type { OwnReferenceRequest } from '#domain/api/givenReferences';
import type { GivenAnswers } from '#domain/givenReferences/givenReference';

/** What a referee may answer. */
export const SOME_ANSWERS: GivenAnswers = {
  relation: 'manager',
  from: '2021-09',
  to: '2024-05',
  role: 'Sjuksköterska',
  work: 'Akutmottagningen, dag och natt. Triage, larm och handledning av nya kollegor.',
  skill: 'very_good',
  cooperation: 'very_good',
  reliability: 'good',
  pressure: 'not_seen',
  hireAgain: 'yes',
  words: 'Lugn när det är många som väntar.',
};

/** A request that waits for its answer. */
export function aRequest(changes: Partial<OwnReferenceRequest> = {}): OwnReferenceRequest {
  return {
    id: 'request-1',
    referenceId: 'reference-1',
    name: 'Chefa Exempelsson',
    workplace: 'Exempelsjukhuset',
    language: 'sv',
    state: 'asked',
    askedAt: '2026-02-20T09:00:00.000Z',
    expiresAt: '2026-03-13T09:00:00.000Z',
    given: null,
    shares: [],
    openings: 0,
    ...changes,
  };
}

/** A reference that was given with BankID. */
export function aGivenRequest(
  changes: Partial<OwnReferenceRequest> = {},
  given: Partial<NonNullable<OwnReferenceRequest['given']>> = {},
): OwnReferenceRequest {
  return aRequest({
    state: 'given',
    given: {
      givenAt: '2026-02-24T09:00:00.000Z',
      validTo: '2027-02-24',
      way: 'bankid',
      signedBy: 'Chefa Exempelsson',
      nameDiffers: false,
      counts: true,
      takenBackAt: null,
      answers: SOME_ANSWERS,
      ...given,
    },
    ...changes,
  });
}
