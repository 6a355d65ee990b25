import type { ApplyPage } from '../../features/application/apply/applyChecks';
import { lazyPart } from '../../lib/late/lazyPart';
import { loadSoon } from '../../lib/late/loadSoon';

/*
 * The steps of the form, each loaded with its texts when it is opened, or while the list of steps is
 * read.
 */
export const ContactStep = lazyPart(
  async () => (await import('../../features/application/apply/ContactStep')).ContactStep,
  { server: 'nothing' },
);
export const QuestionsStep = lazyPart(
  async () => (await import('../../features/application/apply/QuestionsStep')).QuestionsStep,
  { server: 'nothing' },
);
export const BankidStep = lazyPart(
  async () => (await import('../../features/application/apply/BankidStep')).BankidStep,
  { server: 'nothing' },
);
export const SummaryStep = lazyPart(
  async () => (await import('../../features/application/apply/SummaryStep')).SummaryStep,
  { server: 'nothing' },
);
export const PrescriberStep = lazyPart(
  async () => (await import('../../features/application/apply/PrescriberStep')).PrescriberStep,
  { texts: ['account'], server: 'nothing' },
);
export const ReferencesPart = lazyPart(
  async () => (await import('./ReferencesPart')).ReferencesPart,
  { texts: ['account'], server: 'nothing' },
);
export const SystemsPart = lazyPart(async () => (await import('./SystemsPart')).SystemsPart, {
  texts: ['account'],
  server: 'nothing',
});
export const InterviewPart = lazyPart(async () => (await import('./InterviewPart')).InterviewPart, {
  texts: ['interview'],
  server: 'nothing',
});
export const DocumentPart = lazyPart(async () => (await import('./DocumentPart')).DocumentPart, {
  texts: ['documents', 'files'],
  server: 'nothing',
});
export const Receipt = lazyPart(
  async () => (await import('../../features/application/apply/Receipt')).Receipt,
  { texts: ['applications'], server: 'nothing' },
);

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
