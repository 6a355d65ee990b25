import { aJob } from '#domain/jobs/testing/aJob';
import { JobIndex } from '../jobIndex';

const JOBS: readonly (readonly [role: string, place: string, title: string, times: number])[] = [
  ['barnmorska', 'm-2480', 'Förlossningen söker barnmorska', 2],
  ['iva-sjukskoterska', 'm-2480', 'IVA-sjuksköterska till Umeå', 8],
  ['anestesisjukskoterska', 'm-1480', 'Anestesisjuksköterska', 1],
  ['lakare', 'm-2480', 'Läkare till vårdcentral', 3],
];
/** An index of a few jobs, most of them of one group of professions and in one place. */
export const fewJobs = new JobIndex();
fewJobs.apply({
  changed: JOBS.flatMap(([workRole, location, title, times]) =>
    Array.from({ length: times }, (_, at) =>
      aJob({ workRole, location, title, id: `${workRole}-${at}`, closesOn: '2027-12-31' }),
    ),
  ),
});
