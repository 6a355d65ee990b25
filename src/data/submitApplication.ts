import { type Application, type SubmitCandidateRequest, submitCandidate } from '#domain/api/portal';
import { showApplication } from './applications';
import { keptRecommendation } from './keptRecommendation';
import type { SiteData } from './siteData';

/**
 * Shows interest or applies. Rejects with an `ApiError`: `invalid_request` with fields,
 * `already_submitted`, `job_unavailable`, `authentication_required` …
 * @param idempotencyKey - one for each form, the same for every retry, so that there is one
 *   application.
 */
export async function submitApplication(
  data: SiteData,
  request: SubmitCandidateRequest,
  idempotencyKey: string,
): Promise<Application> {
  const { jobId } = request;
  const recommendation = keptRecommendation.read(jobId);
  const { application } = await data.api.call(
    submitCandidate,
    { ...request, ...(recommendation !== null && { recommendation }) },
    { idempotencyKey },
  );
  keptRecommendation.remove(jobId);
  await showApplication(data, application);
  return application;
}
