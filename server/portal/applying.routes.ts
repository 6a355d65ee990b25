import { checkExistingCandidateSchema } from '#domain/api/applications.schema';
import {
  getApplicationDraft,
  passApplicationStep,
  sendNewCandidateEmail,
  updateCandidateContact,
  updateCandidateReference,
  updateCandidateSystemKnowledge,
  updateCandidateWithQuestionaire,
  updatePrescriberCode,
} from '#domain/api/applying';
import {
  passApplicationStepSchema,
  sendNewCandidateEmailSchema,
  updateCandidateContactSchema,
  updateCandidateReferenceSchema,
  updateCandidateSystemKnowledgeSchema,
  updateCandidateWithQuestionaireSchema,
  updatePrescriberCodeSchema,
} from '#domain/api/applying.schema';
import type { DraftService } from '../applications/drafts.service';
import type { ReceiptMail } from '../applications/receiptMail';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../identity/callers';

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
    route(getApplicationDraft, parser(checkExistingCandidateSchema), async ({ jobId }, caller) => ({
      status: 0,
      draft: await drafts.find(signedInCaller(caller).userId, jobId),
    })),
    route(
      updateCandidateContact,
      parser(updateCandidateContactSchema({ production })),
      async (request, caller) => ({
        status: 0,
        draft: await drafts.saveContact(signedInCaller(caller).userId, request),
      }),
    ),
    route(
      updateCandidateWithQuestionaire,
      parser(updateCandidateWithQuestionaireSchema),
      async (request, caller) => ({
        status: 0,
        draft: await drafts.saveAnswers(signedInCaller(caller).userId, request),
      }),
    ),
    route(
      updateCandidateReference,
      parser(updateCandidateReferenceSchema),
      async (request, caller) => ({
        status: 0,
        draft: await drafts.chooseReferences(signedInCaller(caller).userId, request),
      }),
    ),
    route(
      updateCandidateSystemKnowledge,
      parser(updateCandidateSystemKnowledgeSchema),
      async (request, caller) => ({
        status: 0,
        draft: await drafts.saveSystems(signedInCaller(caller).userId, request),
      }),
    ),
    route(updatePrescriberCode, parser(updatePrescriberCodeSchema), async (request, caller) => ({
      status: 0,
      draft: await drafts.savePrescriberCode(signedInCaller(caller).userId, request),
    })),
    route(passApplicationStep, parser(passApplicationStepSchema), async (request, caller) => ({
      status: 0,
      draft: await drafts.pass(signedInCaller(caller).userId, request),
    })),
    route(sendNewCandidateEmail, parser(sendNewCandidateEmailSchema), async (request, caller) => {
      await receipts.sendAgain(signedInCaller(caller).userId, request.applicationId);
      return { status: 0 };
    }),
  ];
}
