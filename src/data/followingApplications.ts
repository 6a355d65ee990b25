import { fetchAssignments } from '#domain/api/assignments';
import { fetchInvitation } from '#domain/api/invitations';
import { ASSIGNMENT_LISTS } from '#domain/applications/assignments';
import { readPagesAgain } from './changePages';
import { keyOf } from './keys';
import type { SiteData } from './siteData';

/** Reads again what follows from the candidate's applications: invitations and assignments. */
export async function refreshFollowing(data: SiteData): Promise<void> {
  const [invitation] = keyOf(fetchInvitation, { id: '' });
  await Promise.all([
    data.mutate((key) => Array.isArray(key) && key[0] === invitation),
    ...ASSIGNMENT_LISTS.map((list) => readPagesAgain(data, keyOf(fetchAssignments, { list }))),
  ]);
}
