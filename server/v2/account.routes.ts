import {
  deleteExperience,
  deleteReference,
  getExperiences,
  getJobPreferences,
  getProfileViews,
  getRecruiterView,
  getReferences,
  saveExperience,
  saveJobPreferences,
  saveReference,
  sayExperiencesComplete,
} from '#domain/api/account';
import {
  byIdSchema,
  profileViewsSchema,
  saveExperienceSchema,
  saveJobPreferencesSchema,
  saveReferenceSchema,
  sayExperiencesCompleteSchema,
} from '#domain/api/account.schema';
import { miscSchema } from '#domain/api/misc.schema';
import type { Candidates } from '../candidates/candidates';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { Matching } from '../matching/matching';
import { type Caller, type CandidateCall, signedInCaller } from '../policy/caller';

/** The candidate's own data besides the profile. */
export function accountRoutes({
  preferences,
  references,
  experiences,
  profileViews,
  production,
}: Pick<Candidates, 'preferences' | 'references' | 'experiences'> &
  Pick<Matching, 'profileViews'> & {
    /** Whether the run's phone country codes are production's. */
    production: boolean;
  }): Route[] {
  return [
    route(getJobPreferences, parser(miscSchema), async (_, caller) => ({
      status: 0,
      ...(await preferences.find(signedInCaller(caller).userId)),
    })),
    route(saveJobPreferences, parser(saveJobPreferencesSchema), async (request, caller) => ({
      status: 0,
      ...(await preferences.save(signedInCaller(caller).userId, request)),
    })),

    route(getReferences, parser(miscSchema), async (_, caller) => ({
      status: 0,
      results: await references.list(signedInCaller(caller).userId),
    })),
    route(saveReference, parser(saveReferenceSchema({ production })), async (request, caller) => ({
      status: 0,
      reference: await references.save(callOf(caller), request),
    })),
    route(deleteReference, parser(byIdSchema), async ({ id }, caller) => {
      await references.remove(callOf(caller), id);
      return { status: 0 };
    }),

    route(getExperiences, parser(miscSchema), async (_, caller) => ({
      status: 0,
      results: await experiences.list(signedInCaller(caller).userId),
      complete: await experiences.isComplete(signedInCaller(caller).userId),
    })),
    route(saveExperience, parser(saveExperienceSchema), async (request, caller) => ({
      status: 0,
      experience: await experiences.save(callOf(caller), request),
    })),
    route(
      sayExperiencesComplete,
      parser(sayExperiencesCompleteSchema),
      async ({ complete }, caller) => {
        await experiences.sayComplete(callOf(caller), complete);
        return { status: 0 };
      },
    ),
    route(deleteExperience, parser(byIdSchema), async ({ id }, caller) => {
      await experiences.remove(callOf(caller), id);
      return { status: 0 };
    }),

    route(getRecruiterView, parser(miscSchema), async (_, caller) => ({
      status: 0,
      ...(await profileViews.recruiterView(signedInCaller(caller).userId)),
    })),
    route(getProfileViews, parser(profileViewsSchema), async (page, caller) => ({
      status: 0,
      ...(await profileViews.list(signedInCaller(caller).userId, page)),
    })),
  ];
}

function callOf(caller: Caller): CandidateCall {
  return { userId: signedInCaller(caller).userId, idempotencyKey: caller.idempotencyKey };
}
