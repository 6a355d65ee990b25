import {
  type CandidateDocuments,
  deleteCandidateDocuments,
  updateCandidateDocuments,
} from '#domain/api/documents';
import { candidateDocumentsSchema } from '#domain/api/documents.schema';
import { ApiError } from '#domain/api/errors';
import type { DraftService } from '../applications/drafts.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../policy/caller';
import type { SharingService } from '../sharing/sharing.service';

/** The documents of an application, or of the draft of one. */
export function candidateDocumentRoutes({
  sharing,
  drafts,
}: {
  sharing: Pick<SharingService, 'share' | 'unshare'>;
  drafts: Pick<DraftService, 'chooseDocuments' | 'leaveDocuments'>;
}): Route[] {
  return [
    route(updateCandidateDocuments, parser(candidateDocumentsSchema), async (request, caller) => {
      const { userId } = signedInCaller(caller);
      const results = await byTarget(request, {
        application: (one) => sharing.share(userId, one),
        draft: (one) => drafts.chooseDocuments(userId, one),
      });
      return { status: 0, results };
    }),
    route(deleteCandidateDocuments, parser(candidateDocumentsSchema), async (request, caller) => {
      const { userId } = signedInCaller(caller);
      const results = await byTarget(request, {
        application: (one) => sharing.unshare(userId, one),
        draft: (one) => drafts.leaveDocuments(userId, one),
      });
      return { status: 0, results };
    }),
  ];
}

/** The schema has checked that one of the two is given. */
function byTarget<Result>(
  { applicationId, jobId, documentIds }: CandidateDocuments,
  run: {
    application: (request: { applicationId: string; documentIds: string[] }) => Result;
    draft: (request: { jobId: string; documentIds: string[] }) => Result;
  },
): Result {
  if (applicationId !== undefined) return run.application({ applicationId, documentIds });
  if (jobId !== undefined) return run.draft({ jobId, documentIds });
  throw new ApiError('invalid_request', 'Name an application or a job.');
}
