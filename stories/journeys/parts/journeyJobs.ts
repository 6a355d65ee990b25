import type { Job } from '../../../domain/jobs/job';
import { aJob } from '../../../domain/jobs/testing/aJob';
import { QUESTIONNAIRE } from '../../../src/testing/aJobDetail';

type Given = [title: string, role: string, rate: number, workplace: string, location: string];

const WANTED_TITLE = 'Natt på IVA';

const GIVEN: readonly Given[] = [
  ['Sjuksköterska till akuten', 'sjukskoterska', 560, 'Norrlands universitetssjukhus', 'm-2480'],
  [WANTED_TITLE, 'iva-sjukskoterska', 720, 'Karolinska Universitetssjukhuset', 'm-0184'],
  ['Barnmorska till förlossningen', 'barnmorska', 640, 'Skellefteå lasarett', 'm-2482'],
  ['Distriktssköterska vid havet', 'distriktsskoterska', 540, 'Lysekils vårdcentral', 'm-1484'],
  ['IVA-sjuksköterska, dag och helg', 'iva-sjukskoterska', 590, 'Sunderby sjukhus', 'm-2580'],
  ['Barnmorska, eftervård', 'barnmorska', 580, 'Danderyds sjukhus', 'm-0162'],
];

const idAt = (at: number) => `v-000${at + 1}`;
const slugOf = (id: string) => `uppdrag--${id}`;

/** The few jobs of the journeys, newest first; the first step is to find the right one. */
export const JOURNEY_JOBS: readonly Job[] = GIVEN.map((given, at) => {
  const [title, workRole, rate, name, location] = given;
  const id = idAt(at);
  return aJob({
    id,
    title,
    workRole,
    slug: slugOf(id),
    // An invoice is compared as it is
    hourlyRate: { min: rate, max: rate + 60, basis: 'consultant_invoice' },
    startsOn: '2027-01-11',
    endsOn: '2027-03-28',
    closesOn: '2026-12-12',
    location,
    workFields: [],
    workplace: { name, careProvider: name, unit: null, about: null },
    questionnaire: QUESTIONNAIRE,
  });
});

const wantedId = idAt(GIVEN.findIndex(([title]) => title === WANTED_TITLE));

/** The right one, and the address of its page. */
export const WANTED = {
  id: wantedId,
  title: WANTED_TITLE,
  path: `/jobb/${slugOf(wantedId)}`,
};
