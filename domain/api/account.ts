import type { InferType } from 'yup';
import type { Experience } from '#domain/candidates/experiences';
import type { CandidateReference } from '#domain/candidates/references';
import type { accountAnswers } from './account.responses';
import type {
  byIdSchema,
  profileViewsSchema,
  saveExperienceSchema,
  saveJobPreferencesSchema,
  saveReferenceSchema,
  sayExperiencesCompleteSchema,
  suggestedJobsSchema,
} from './account.schema';
import type { Answered, AnsweredFields } from './answer';
import { endpoint } from './endpoint';

/** The saved preferences, and which required ones are missing. */
export type PreferencesState = AnsweredFields<typeof accountAnswers.getJobPreferences>;

/**
 * GET users/job_preferences. Until the candidate saves any, they are the choices of the
 * registration.
 */
export const getJobPreferences = endpoint<
  Record<string, never>,
  Answered<typeof accountAnswers.getJobPreferences>
>({
  service: 'v2',
  method: 'GET',
  path: 'users/job_preferences',
  access: 'candidate',
});

/**
 * POST users/save_job_preferences: saves some fields; others may be missing. `base` has the value
 * of each given field when the edit began; a field that was changed since is refused with
 * `edit_conflict`, and `current` is what is stored.
 */
export const saveJobPreferences = endpoint<
  InferType<typeof saveJobPreferencesSchema>,
  Answered<typeof accountAnswers.saveJobPreferences>
>({ service: 'v2', method: 'POST', path: 'users/save_job_preferences', access: 'candidate' });

/** GET users/user_references: the candidate's own, that of the latest job first. */
export const getReferences = endpoint<
  Record<string, never>,
  Answered<typeof accountAnswers.getReferences>
>({ service: 'v2', method: 'GET', path: 'users/user_references', access: 'candidate' });

/** A reference to save: with `id` it replaces an earlier one. */
export type ReferenceForm = Omit<CandidateReference, 'id'> & { id?: string };

/**
 * POST users/user_reference; send `Idempotency-Key` so that a repeat adds one only. `base` is the
 * reference as it was when the edit began, as for preferences.
 */
export const saveReference = endpoint<
  InferType<ReturnType<typeof saveReferenceSchema>>,
  Answered<typeof accountAnswers.saveReference>
>({ service: 'v2', method: 'POST', path: 'users/user_reference', access: 'candidate' });

/** POST users/delete_user_reference */
export const deleteReference = endpoint<
  InferType<typeof byIdSchema>,
  Answered<typeof accountAnswers.deleteReference>
>({
  service: 'v2',
  method: 'POST',
  path: 'users/delete_user_reference',
  access: 'candidate',
});

/** GET users/experiences: the candidate's own, current jobs first, then the latest. */
export const getExperiences = endpoint<
  Record<string, never>,
  Answered<typeof accountAnswers.getExperiences>
>({
  service: 'v2',
  method: 'GET',
  path: 'users/experiences',
  access: 'candidate',
});

/** An experience to save: with `id` it replaces an earlier one. */
export type ExperienceForm = Omit<
  Experience,
  'id' | 'description' | 'regionEmployer' | 'workFields'
> & {
  id?: string;
  description?: string;
  regionEmployer?: string | null;
  workFields?: string[];
};

/** POST users/experience, as `users/user_reference`. */
export const saveExperience = endpoint<
  InferType<typeof saveExperienceSchema>,
  Answered<typeof accountAnswers.saveExperience>
>({ service: 'v2', method: 'POST', path: 'users/experience', access: 'candidate' });

/** POST users/delete_experience */
export const deleteExperience = endpoint<
  { id: string },
  Answered<typeof accountAnswers.deleteExperience>
>({
  service: 'v2',
  method: 'POST',
  path: 'users/delete_experience',
  access: 'candidate',
});

/** POST users/say_experiences_complete: whether the experiences are all of the last two years. */
export const sayExperiencesComplete = endpoint<
  InferType<typeof sayExperiencesCompleteSchema>,
  Answered<typeof accountAnswers.sayExperiencesComplete>
>({
  service: 'v2',
  method: 'POST',
  path: 'users/say_experiences_complete',
  access: 'candidate',
});

/** What employers see of the candidate, now and once they have shown interest. */
export type RecruiterView = AnsweredFields<typeof accountAnswers.getRecruiterView>;

/** GET users/recruiter_view */
export const getRecruiterView = endpoint<
  Record<string, never>,
  Answered<typeof accountAnswers.getRecruiterView>
>({
  service: 'v2',
  method: 'GET',
  path: 'users/recruiter_view',
  access: 'candidate',
});

/** That an employer saw the candidate's card, on one day and for one job. */
export type ProfileView = Answered<typeof accountAnswers.getProfileViews>['results'][number];

/** GET users/profile_views: newest first, pages of 30 unless `pageLength` says otherwise. */
export const getProfileViews = endpoint<
  InferType<typeof profileViewsSchema>,
  Answered<typeof accountAnswers.getProfileViews>
>({ service: 'v2', method: 'GET', path: 'users/profile_views', access: 'candidate' });

export type SuggestedJobs = AnsweredFields<typeof accountAnswers.suggestedJobs>;

/** GET suggested_jobs: open jobs by the candidate's preferences, newest first. */
export const suggestedJobs = endpoint<
  InferType<typeof suggestedJobsSchema>,
  Answered<typeof accountAnswers.suggestedJobs>
>({
  service: 'portal',
  method: 'GET',
  path: 'suggested_jobs',
  access: 'candidate',
});
