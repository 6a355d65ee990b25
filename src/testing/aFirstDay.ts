import type { OwnFirstDay } from '#domain/api/firstDay';
import type { OwnKept } from '#domain/api/kept';
import { FIRST_DAY_IDS } from '#domain/firstDay/items';

/** The whole card of a first day; a test sets only the fields it is about. */
export function aFirstDay(changes: Partial<OwnFirstDay> = {}): OwnFirstDay {
  return {
    applicationId: 'a-1',
    firstDay: '2026-12-10',
    items: [...FIRST_DAY_IDS],
    missing: [],
    askedAt: null,
    status: 'employed',
    booked: true,
    card: {
      entrance: 'Huvudentrén, hiss B till plan 4',
      meets: { name: 'Siv Exempelsson', phone: '070-174 06 06' },
      introduction: 16,
      login: 'ordered',
      siths: 'not_needed',
      phone: '08-465 004 10',
      dress: 'Arbetskläder finns i omklädningsrum 3',
      parking: 'P-huset mitt emot entrén',
      keys: 'Nycklarna lämnas i receptionen',
    },
    changedAt: '2026-12-01T09:00:00.000Z',
    chatEnded: false,
    job: {
      id: 'v-1',
      slug: 'sjukskoterska--v-1',
      title: 'Sjuksköterska till akutmottagning',
      workplaceName: 'Exempelsjukhuset',
      unit: 'Akuten',
      firstShift: { day: '2026-12-10', from: '07:00', to: '15:30' },
    },
    ...changes,
  };
}

type OfOccasion = OwnKept['occasions'][number];

/** An assignment whose first shift has begun; what is given of each occasion replaces it. */
export function ownKept(changes: readonly Partial<OfOccasion>[] = []): OwnKept {
  const occasions: OfOccasion[] = [
    {
      occasion: 'shift_1',
      day: '2026-12-10',
      items: ['met', 'login', 'shift_times', 'place'],
      values: {},
      state: 'open',
    },
    {
      occasion: 'shift_2',
      day: '2026-12-11',
      items: ['introduction', 'login', 'place'],
      values: {},
      state: 'ahead',
    },
    { occasion: 'end', day: '2027-01-30', items: ['pay'], values: {}, state: 'ahead' },
  ];
  return {
    applicationId: 'a-1',
    job: { title: 'Sjuksköterska till akutmottagning' },
    verified: true,
    terms: { employs: 'agency', sickPayFrom: 2 },
    takenBack: 0,
    occasions: occasions.map((one, index) => ({ ...one, ...changes[index] })),
  };
}
