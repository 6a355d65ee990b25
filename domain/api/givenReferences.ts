import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type {
  employerGivenReference,
  givenReferenceAnswers,
  ownReferenceRequest,
  referenceReceipt,
} from './givenReferences.responses';
import type {
  askReferenceSchema,
  beginReferenceSigningSchema,
  givenReferenceIdSchema,
  readGivenReferenceSchema,
  readReferenceRequestSchema,
  shareGivenReferenceSchema,
  signReferenceByBankidSchema,
  signReferenceByCodeSchema,
  unshareGivenReferenceSchema,
} from './givenReferences.schema';

type ById = InferType<typeof givenReferenceIdSchema>;
type Answers = typeof givenReferenceAnswers;

/** A reference that a candidate has asked for. */
export type OwnReferenceRequest = InferType<typeof ownReferenceRequest>;

/** What a referee has just given. */
export type ReferenceReceipt = InferType<typeof referenceReceipt>;

/** A given reference as an employer sees that it is there. */
export type EmployerGivenReference = InferType<typeof employerGivenReference>;

/** GET portal fetch_given_references (our name, as all of this file). */
export const fetchGivenReferences = endpoint<
  Record<string, never>,
  Answered<Answers['fetchGivenReferences']>
>({ service: 'portal', method: 'GET', path: 'fetch_given_references', access: 'candidate' });

/** POST portal ask_reference */
export const askReference = endpoint<
  InferType<typeof askReferenceSchema>,
  Answered<Answers['askReference']>
>({ service: 'portal', method: 'POST', path: 'ask_reference', access: 'candidate' });

/** POST portal withdraw_reference_request: done twice it is fine. */
export const withdrawReferenceRequest = endpoint<
  ById,
  Answered<Answers['withdrawReferenceRequest']>
>({ service: 'portal', method: 'POST', path: 'withdraw_reference_request', access: 'candidate' });

/** POST portal share_given_reference: again with another end replaces it. */
export const shareGivenReference = endpoint<
  InferType<typeof shareGivenReferenceSchema>,
  Answered<Answers['shareGivenReference']>
>({ service: 'portal', method: 'POST', path: 'share_given_reference', access: 'candidate' });

/** POST portal unshare_given_reference */
export const unshareGivenReference = endpoint<
  InferType<typeof unshareGivenReferenceSchema>,
  Answered<Answers['unshareGivenReference']>
>({ service: 'portal', method: 'POST', path: 'unshare_given_reference', access: 'candidate' });

/** GET portal given_reference_openings */
export const fetchGivenReferenceOpenings = endpoint<
  ById,
  Answered<Answers['fetchGivenReferenceOpenings']>
>({ service: 'portal', method: 'GET', path: 'given_reference_openings', access: 'candidate' });

/** GET portal reference_request: `id` is the secret one of the link. */
export const readReferenceRequest = endpoint<
  InferType<typeof readReferenceRequestSchema>,
  Answered<Answers['readReferenceRequest']>
>({
  service: 'portal',
  method: 'GET',
  path: 'reference_request',
  access: 'public',
  ofLink: true,
});

/** POST portal decline_reference */
export const declineReference = endpoint<ById, Answered<Answers['declineReference']>>({
  service: 'portal',
  method: 'POST',
  path: 'decline_reference',
  access: 'public',
});

/** POST portal begin_reference_signing */
export const beginReferenceSigning = endpoint<
  InferType<typeof beginReferenceSigningSchema>,
  Answered<Answers['beginReferenceSigning']>
>({ service: 'portal', method: 'POST', path: 'begin_reference_signing', access: 'public' });

/** POST portal sign_reference_by_code */
export const signReferenceByCode = endpoint<
  InferType<typeof signReferenceByCodeSchema>,
  Answered<Answers['signReferenceByCode']>
>({ service: 'portal', method: 'POST', path: 'sign_reference_by_code', access: 'public' });

/** POST portal sign_reference_by_bankid */
export const signReferenceByBankid = endpoint<
  InferType<typeof signReferenceByBankidSchema>,
  Answered<Answers['signReferenceByBankid']>
>({ service: 'portal', method: 'POST', path: 'sign_reference_by_bankid', access: 'public' });

/** GET /api/integration/applications/:id/given_references */
export const listGivenReferences = endpoint<ById, Answered<Answers['listGivenReferences']>>({
  service: 'integration',
  method: 'GET',
  path: 'applications/:id/given_references',
  access: 'employer',
});

/** GET /api/integration/applications/:id/given_references/:referenceId */
export const readGivenReference = endpoint<
  InferType<typeof readGivenReferenceSchema>,
  Answered<Answers['readGivenReference']>
>({
  service: 'integration',
  method: 'GET',
  path: 'applications/:id/given_references/:referenceId',
  access: 'employer',
});
