/** One option of a filter. */
export interface FilterOption {
  id: string;
  label: string;
}

/** Sixty options in six groups. */
export const FILTER_GROUPS: readonly { title: string; options: readonly FilterOption[] }[] = [
  'Profession',
  'Field of work',
  'Region',
  'Record system',
  'Time of day',
  'Employer',
].map((title) => ({
  title,
  options: Array.from({ length: 10 }, (_, at) => ({
    id: `${title}-${at}`,
    label: `${title} ${at + 1}`,
  })),
}));

/** The content of a job card. */
export interface BenchJob {
  href: string;
  title: string;
  workRole: string;
  workplace: string;
  place: string;
  period: string;
  hours: string;
  amount: string;
  badge: string;
}

const ROLES = ['Nurse', 'Midwife', 'Specialist doctor', 'District nurse', 'Biomedical scientist'];
const PLACES = ['Solna, Stockholm', 'Malmö, Skåne', 'Umeå, Västerbotten', 'Borås, Västra Götaland'];
const JOBS = 1000;

/** A thousand jobs; another `offset` gives a thousand others. */
export function benchJobs(offset: number): readonly BenchJob[] {
  return Array.from({ length: JOBS }, (_, at) => {
    const number = offset + at;
    const workRole = ROLES[number % ROLES.length] ?? '';
    const place = PLACES[number % PLACES.length] ?? '';
    return {
      href: `#job-${number}`,
      title: `${workRole} wanted for ward ${number}`,
      workRole,
      workplace: `Hospital number ${number % 90}`,
      place,
      period: `${(number % 27) + 1} February – 30 April 2027`,
      hours: `${20 + (number % 20)} h a week · night`,
      amount: `${500 + (number % 70) * 10}`,
      badge: number % 2 === 0 ? 'On call' : 'Closes today',
    };
  });
}

/** A message of a conversation, as given to a peer. */
export interface BenchMessage {
  id: string;
  own: boolean;
  text: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

const MESSAGES = 10_000;
const START = Date.parse('2026-01-01T08:00:00Z');
/** Milliseconds between two messages. */
const PAUSE = 4 * 60_000;

function benchMessage(number: number): BenchMessage {
  return {
    id: `${number}`,
    own: number % 3 === 0,
    text: `Message ${number}. ${'The ward rings again about the night. '.repeat(number % 5)}`.trim(),
    sentAt: new Date(START + number * PAUSE).toISOString(),
  };
}

/** Ten thousand messages, then one more in each further state. */
export function benchConversation(): [readonly BenchMessage[], ...(readonly BenchMessage[])[]] {
  const opened = Array.from({ length: MESSAGES }, (_, at) => benchMessage(at + 1));
  const later = Array.from({ length: 6 }, (_, more) => [
    ...opened,
    ...Array.from({ length: more + 1 }, (_each, at) => benchMessage(MESSAGES + 1 + at)),
  ]);
  return [opened, ...later];
}

/** Texts shared by all entries. */
export const WORDS = {
  rate: { group: 'Hourly rate', min: 'Lowest rate', max: 'Highest rate', unit: 'SEK/h' },
  dates: { period: 'Period', from: 'From', to: 'To', open: 'Open the calendar' },
  filter: { title: 'Filters', open: 'All filters', close: 'Close', apply: 'Show jobs' },
  jobs: 'Open jobs',
  messages: 'Messages with Anna',
} as const;

/** The scale of the rate, SEK an hour. */
export const RATES = { min: 500, max: 3500, step: 10, least: 10 };

/** The day of the run; calendars open at its month. */
export const TODAY = '2026-12-01';
