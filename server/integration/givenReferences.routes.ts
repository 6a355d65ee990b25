import { listGivenReferences, readGivenReference } from '#domain/api/givenReferences';
import {
  givenReferenceIdSchema,
  readGivenReferenceSchema,
} from '#domain/api/givenReferences.schema';
import { employerCall } from '../employers/employerCall';
import type { ReferenceSharing } from '../givenReferences/sharing.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** Given references of applications to the jobs of the employer whose key came with the call. */
export function employerReferenceRoutes(sharing: Pick<ReferenceSharing, 'list' | 'open'>): Route[] {
  return [
    route(listGivenReferences, parser(givenReferenceIdSchema), async ({ id }, caller) => ({
      status: 0,
      results: await sharing.list(employerCall(caller), id),
    })),
    route(readGivenReference, parser(readGivenReferenceSchema), async (request, caller) => ({
      status: 0,
      ...(await sharing.open(employerCall(caller), request)),
    })),
  ];
}
