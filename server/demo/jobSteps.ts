import type { OptionalStep } from '#domain/jobs/jobFacts';

/** The extra steps of demo jobs for some professions. Other jobs name none. */
const STEPS: Readonly<Record<string, readonly OptionalStep[]>> = {
  distriktsskoterska: [
    'cv',
    'licence',
    'references',
    'system_knowledge',
    'interview',
    'prescriber_code',
    'criminal_record',
  ],
  ambulanssjukskoterska: ['cv', 'licence', 'references', 'id_card', 'cpr_certificate', 'interview'],
  skolskoterska: ['cv', 'licence', 'references', 'criminal_record'],
};

/** The steps that a demo job of a profession names. */
export function jobSteps(workRole: string): OptionalStep[] | undefined {
  const steps = STEPS[workRole];
  return steps && [...steps];
}
