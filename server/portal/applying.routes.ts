import { checkExistingCandidateSchema } from '#domain/api/applications.schema';
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
import {
  passApplicationStepSchema,
  saveUnfinishedStepsSchema,
  sendNewCandidateEmailSchema,
  updateCandidateContactSchema,
  updateCandidateInterviewSchema,
  updateCandidateReferenceSchema,
  updateCandidateSystemKnowledgeSchema,
  updateCandidateWithQuestionaireSchema,
  updatePrescriberCodeSchema,
} from '#domain/api/applying.schema';
import type { Endpoint, Ok } from '#domain/api/endpoint';
import type { ApplicationDraft } from '#domain/applications/draft';
import type { DraftService } from '../applications/drafts.service';
import type { ReceiptMail } from '../applications/receiptMail';
import { parser } from '../http/parse';
import { type Parser, type Route, route } from '../http/route';
import { signedInCaller } from '../policy/caller';

/** The steps of an application before it is sent, and its receipt. */
export function applyingRoutes({
  drafts,
  receipts,
  production,
}: {
  drafts: DraftService;
  receipts: Pick<ReceiptMail, 'sendAgain'>;
  /** Whether the run uses production's phone country codes. */
  production: boolean;
}): Route[] {
  return [
    draftRoute(getApplicationDraft, parser(checkExistingCandidateSchema), (userId, { jobId }) =>
      drafts.find(userId, jobId),
    ),
    draftRoute(
      updateCandidateContact,
      parser(updateCandidateContactSchema({ production })),
      drafts.saveContact,
    ),
    draftRoute(
      updateCandidateWithQuestionaire,
      parser(updateCandidateWithQuestionaireSchema),
      drafts.saveAnswers,
    ),
    draftRoute(
      updateCandidateReference,
      parser(updateCandidateReferenceSchema),
      drafts.chooseReferences,
    ),
    draftRoute(
      updateCandidateSystemKnowledge,
      parser(updateCandidateSystemKnowledgeSchema),
      drafts.saveSystems,
    ),
    draftRoute(updatePrescriberCode, parser(updatePrescriberCodeSchema), drafts.savePrescriberCode),
    draftRoute(
      updateCandidateInterview,
      parser(updateCandidateInterviewSchema),
      drafts.chooseInterview,
    ),
    draftRoute(saveUnfinishedSteps, parser(saveUnfinishedStepsSchema), drafts.saveUnfinished),
    draftRoute(passApplicationStep, parser(passApplicationStepSchema), drafts.pass),
    route(sendNewCandidateEmail, parser(sendNewCandidateEmailSchema), async (request, caller) => {
      await receipts.sendAgain(signedInCaller(caller).userId, request.applicationId);
      return { status: 0 };
    }),
  ];
}

/** A call of the signed-in candidate that responds with their draft. */
function draftRoute<Request>(
  endpoint: Endpoint<Request, Ok<{ draft: ApplicationDraft }>>,
  parse: Parser<Request>,
  answer: (userId: string, request: Request) => Promise<ApplicationDraft>,
): Route {
  return route(endpoint, parse, async (request, caller) => ({
    status: 0,
    draft: await answer(signedInCaller(caller).userId, request),
  }));
}
