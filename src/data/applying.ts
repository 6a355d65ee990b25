import {
  getApplicationDraft,
  passApplicationStep,
  saveUnfinishedSteps,
  sendNewCandidateEmail,
  updateCandidateContact,
  updateCandidateInterview,
  updateCandidateReference,
  updateCandidateSystemKnowledge,
  updateCandidateWithQuestionaire,
  updatePrescriberCode,
} from '#domain/api/applying';
import { getUserDocuments, updateCandidateDocuments } from '#domain/api/documents';
import type { Endpoint, Ok, RequestOf } from '#domain/api/endpoint';
import { interviewTimes } from '#domain/api/interviews';
import { getJob } from '#domain/api/portal';
import { getMe, type Me, type Profile } from '#domain/api/v2';
import type { ApplicationDraft } from '#domain/applications/draft';
import { keyOf } from './keys';
import { refreshOwnThing } from './ownThings';
import { cacheAnswer, type SiteData } from './siteData';
import { type Reading, useApi } from './useApi';

type Saved = Ok<{ draft: ApplicationDraft }>;

/** The saved draft of the candidate's application to a job. */
export function useApplicationDraft(jobId: string | null): Reading<Saved> {
  return useApi(getApplicationDraft, jobId === null ? null : { jobId });
}

/**
 * An endpoint that saves a part of the draft and responds with the draft, which is shown at once.
 */
const saving =
  <Request>(endpoint: Endpoint<Request, Saved>) =>
  async (data: SiteData, request: Request): Promise<ApplicationDraft> => {
    const answer = await data.api.call(endpoint, request);
    await cacheAnswer(data, keyOf(getApplicationDraft, { jobId: answer.draft.jobId }), answer);
    return answer.draft;
  };

/** Each rejects with an `ApiError`: `edit_conflict`, `job_unavailable`, `already_submitted` … */
export const saveContact = saving(updateCandidateContact);
export const saveAnswers = saving(updateCandidateWithQuestionaire);
export const saveUnfinished = saving(saveUnfinishedSteps);
export const chooseInterview = saving(updateCandidateInterview);
export const chooseReferences = saving(updateCandidateReference);
export const passStep = saving(passApplicationStep);

const writeSystems = saving(updateCandidateSystemKnowledge);
const writePrescriberCode = saving(updatePrescriberCode);

/** Shows at once what a step has saved in the account. */
function changeProfile(data: SiteData, change: Partial<Profile>): Promise<void> {
  return cacheAnswer<Ok<Me>>(data, keyOf(getMe, {}), (known) =>
    known?.profile ? { ...known, profile: { ...known.profile, ...change } } : known,
  );
}

export async function saveSystems(
  data: SiteData,
  request: RequestOf<typeof updateCandidateSystemKnowledge>,
): Promise<void> {
  await writeSystems(data, request);
  await changeProfile(data, { systems: request.systems });
}

export async function savePrescriberCode(
  data: SiteData,
  request: RequestOf<typeof updatePrescriberCode>,
): Promise<void> {
  await writePrescriberCode(data, request);
  await changeProfile(data, { prescriberCode: request.prescriberCode });
}

/** Chooses documents for an application that is not sent yet. Rejects with an `ApiError`. */
export async function chooseDocuments(
  data: SiteData,
  request: { jobId: string; documentIds: string[] },
): Promise<void> {
  await data.api.call(updateCandidateDocuments, request);
  await data.mutate(keyOf(getApplicationDraft, { jobId: request.jobId }));
}

/** Reads again what an application consists of, when a refusal says that it has changed. */
export async function readSourcesAgain(data: SiteData, jobId: string): Promise<void> {
  const job = `${getJob.service}/${getJob.path}`;
  await Promise.all([
    data.mutate(keyOf(getApplicationDraft, { jobId })),
    data.mutate((key) => Array.isArray(key) && key[0] === job),
    data.mutate(keyOf(getUserDocuments, {})),
    data.mutate(keyOf(interviewTimes, { jobId })),
    refreshOwnThing(data, 'references'),
  ]);
}

/** Mails the receipt of an application again. Rejects with an `ApiError`. */
export async function sendReceiptAgain({ api }: SiteData, applicationId: string): Promise<void> {
  await api.call(sendNewCandidateEmail, { applicationId });
}
