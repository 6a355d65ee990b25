import type { Job } from '../job';

const ENDS_ON = '2026-08-30';

/**
 * A complete, open job; a test sets only the fields it is about. Its work does not end before it
 * closes.
 */
export function aJob(changes: Partial<Job> = {}): Job {
  const { closesOn = '2026-04-10' } = changes;
  return {
    id: 'v-0001',
    slug: 'sjukskoterska-till-akuten-umea--v-0001',
    status: 'open',
    title: 'Sjuksköterska till akuten',
    workRole: 'sjukskoterska',
    workFields: ['akutmottagning'],
    location: 'm-2480',
    employmentTypes: ['konsult'],
    systems: ['ncs-cross'],
    timeOfDay: ['day', 'evening'],
    onCallDuty: false,
    hourlyRate: { min: 560, max: 640, basis: 'consultant_salary' },
    startsOn: '2026-05-04',
    endsOn: closesOn > ENDS_ON ? closesOn : ENDS_ON,
    hoursPerWeek: 38,
    closesOn,
    publishedAt: '2026-03-01T08:15:00.000Z',
    workplace: {
      name: 'Norrlands universitetssjukhus',
      careProvider: 'Region Västerbotten',
      unit: 'Akutmottagningen',
      about: 'Ett trettiotal medarbetare per arbetspass.',
    },
    description: ['Du tar emot och bedömer patienter tillsammans med läkare.'],
    requirements: ['Svensk sjuksköterskelegitimation'],
    meritorious: ['Triagevana'],
    contact: {
      name: 'Alva Exempelsson',
      title: 'Konsultchef',
      phone: '070-174 06 05',
      email: 'alva.exempelsson@example.com',
    },
    questionnaire: [
      {
        id: 'experience',
        type: 'short_answer',
        text: 'Vad har du gjort på en akutmottagning?',
        required: true,
        options: [],
        audience: 0,
      },
      {
        id: 'internal-note',
        type: 'short_answer',
        text: 'Anteckning efter samtalet',
        required: false,
        options: [],
        audience: 1,
      },
    ],
    employerId: 'employer-01',
    source: { name: 'vikari', id: 'v-0001', url: null, datesRebased: false },
    ...changes,
  };
}
