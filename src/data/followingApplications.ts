import { fetchAssignments } from '#domain/api/assignments';
import { fetchInvitation } from '#domain/api/invitations';
import { fetchPlan } from '#domain/api/planning';
import { ASSIGNMENT_LISTS } from '#domain/applications/assignments';
import { readPagesAgain } from './changePages';
import { keyOf } from './keys';
import type { SiteData } from './siteData';

/** Reads again what follows from the candidate's applications: invitations, assignments, the plan. */
export async function refreshFollowing(data: SiteData): Promise<void> {
  const calls = [keyOf(fetchInvitation, { id: '' })[0], keyOf(fetchPlan, {})[0]];
  await Promise.all([
    data.mutate((key) => Array.isArray(key) && calls.includes(key[0])),
    ...ASSIGNMENT_LISTS.map((list) => readPagesAgain(data, keyOf(fetchAssignments, { list }))),
  ]);
}
