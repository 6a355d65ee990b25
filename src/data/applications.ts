import { mutate } from 'swr';
import {
  type Application,
  checkExistingCandidate,
  fetchApplications,
  type SubmitCandidateRequest,
  submitCandidate,
  withdrawApplication,
} from '#domain/api/portal';
import type { ApiClient } from './apiClient';
import { keyOf, useApi } from './useApi';

type Answer = { status: 0; results: Application[] };

/** Her applications, newest first; `null` asks nothing, for a visitor. */
export function useApplications(enabled = true) {
  return useApi(fetchApplications, enabled ? {} : null);
}

/** Her application to one job, if she has any. */
export function useApplicationTo(jobId: string, enabled: boolean) {
  return useApi(checkExistingCandidate, enabled ? { jobId } : null);
}

/** The list with one application's newest reading in it; an older reading changes nothing. */
export function withApplication(list: readonly Application[], newest: Application): Application[] {
  const known = list.find(({ id }) => id === newest.id);
  if (!known) return [newest, ...list];
  if (known.updatedAt > newest.updatedAt) return [...list];
  return list.map((application) => (application.id === newest.id ? newest : application));
}

/** Shows an application's newest reading everywhere it is on the screen. */
export async function applyApplication(application: Application): Promise<void> {
  await Promise.all([
    mutate<Answer>(
      keyOf(fetchApplications, {}),
      (answer) => answer && { ...answer, results: withApplication(answer.results, application) },
      { revalidate: false },
    ),
    mutate(
      keyOf(checkExistingCandidate, { jobId: application.jobId }),
      { status: 0, exists: true, application },
      { revalidate: false },
    ),
  ]);
}

/** Reads her applications again, after an absence. */
export async function refreshApplications(): Promise<void> {
  await mutate((key) => typeof key === 'string' && /fetch_applications|checkExisting/.test(key));
}

/**
 * Raises a hand or applies. Rejects with an `ApiError`: `invalid_request` with fields,
 * `already_submitted`, `job_unavailable`, `authentication_required` …
 *
 * @param idempotencyKey - one a form, kept over its retries: however often it is sent, there is
 *   one application.
 */
export async function submitApplication(
  api: ApiClient,
  request: SubmitCandidateRequest,
  idempotencyKey: string,
): Promise<Application> {
  const { application } = await api.call(submitCandidate, request, { idempotencyKey });
  await applyApplication(application);
  return application;
}

/** Takes her application back; rejects with `illegal_transition` when it has ended already. */
export async function withdraw(api: ApiClient, applicationId: string): Promise<Application> {
  const { application } = await api.call(withdrawApplication, { applicationId });
  await applyApplication(application);
  return application;
}
