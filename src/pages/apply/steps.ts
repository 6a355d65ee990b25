import type { ApplyPage } from '../../features/application/apply/applyChecks';
import { withWords } from '../../i18n/withWords';
import { lazyPart } from '../../lib/lazyPart';
import { loadSoon } from '../../lib/loadSoon';

/*
 * The steps of the form, each loaded with its texts when it is opened, or while the list of steps is
 * read.
 */
export const ContactStep = lazyPart(
  async () => (await import('../../features/application/apply/ContactStep')).ContactStep,
);
export const QuestionsStep = lazyPart(
  async () => (await import('../../features/application/apply/QuestionsStep')).QuestionsStep,
);
export const BankidStep = lazyPart(
  async () => (await import('../../features/application/apply/BankidStep')).BankidStep,
);
export const SummaryStep = lazyPart(
  async () => (await import('../../features/application/apply/SummaryStep')).SummaryStep,
);
const loadPrescriber = withWords(
  'account',
  () => import('../../features/application/apply/PrescriberStep'),
);
export const PrescriberStep = lazyPart(async () => (await loadPrescriber()).PrescriberStep);
const loadReferences = withWords('account', () => import('./ReferencesPart'));
export const ReferencesPart = lazyPart(async () => (await loadReferences()).ReferencesPart);
const loadSystems = withWords('account', () => import('./SystemsPart'));
export const SystemsPart = lazyPart(async () => (await loadSystems()).SystemsPart);
const loadInterview = withWords('interview', () => import('./InterviewPart'));
export const InterviewPart = lazyPart(async () => (await loadInterview()).InterviewPart);
const loadDocument = withWords(
  'documents',
  withWords('files', () => import('./DocumentPart')),
);
export const DocumentPart = lazyPart(async () => (await loadDocument()).DocumentPart);

const loadReceipt = withWords(
  'applications',
  () => import('../../features/application/apply/Receipt'),
);
export const Receipt = lazyPart(async () => (await loadReceipt()).Receipt);

const PARTS: Readonly<Record<ApplyPage, readonly { load: () => Promise<void> }[]>> = {
  tasks: [],
  contact_details: [ContactStep],
  questionnaire: [QuestionsStep],
  bankid: [BankidStep],
  prescriber_code: [PrescriberStep],
  references: [ReferencesPart],
  system_knowledge: [SystemsPart],
  interview: [InterviewPart],
  cv: [DocumentPart],
  licence: [DocumentPart],
  id_card: [DocumentPart],
  cpr_certificate: [DocumentPart],
  criminal_record: [DocumentPart],
  summary: [SummaryStep],
  completion: [Receipt],
};

/** Loads these steps before they are opened. */
export function loadSteps(pages: readonly ApplyPage[]): void {
  for (const part of new Set(pages.flatMap((page) => PARTS[page]))) loadSoon(part);
}
