import type { AlertReason } from '#domain/alerts/alerts';
import type { HourlyRate } from '#domain/jobs/job';
import { type Language, LOCALE } from '#domain/language';
import type { AlertMailValues, MailedJob } from './alertMailValues';
import type { MailContent } from './mailWords';
import { dayIn, periodIn } from './timeIn';

const UNIT: Readonly<Record<Language, string>> = { sv: 'kr/h', en: 'SEK/h' };

const amount = (language: Language, kronor: number): string =>
  new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 0 }).format(kronor);

function rateIn(language: Language, { min, max }: HourlyRate): string {
  const span =
    min === max ? amount(language, min) : `${amount(language, min)}–${amount(language, max)}`;
  return `${span} ${UNIT[language]}`;
}

const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface AlertWords {
  subject: Record<'search' | 'saved', (count: number) => string>;
  about: (search: string) => string;
  open: Record<'search' | 'saved', string>;
  more: (count: number) => string;
  change: string;
  pause: string;
  reason: Record<AlertReason, (job: MailedJob) => string>;
}

/** "480 till 520 kr/h" reads better than two units. */
const raised = (language: Language, { rateBefore, hourlyRate }: MailedJob) => ({
  before: rateBefore && rateIn(language, rateBefore).replace(/ \S+$/u, ''),
  now: hourlyRate ? rateIn(language, hourlyRate) : '',
});

const WORDS: Readonly<Record<Language, AlertWords>> = {
  sv: {
    subject: {
      search: (count) =>
        count === 1 ? 'Nytt i din bevakning' : `${count} uppdrag i din bevakning`,
      saved: (count) =>
        count === 1
          ? 'Nytt om ett uppdrag som du sparat'
          : `Nytt om ${count} uppdrag som du sparat`,
    },
    about: (search) => `Din bevakning: ${search}`,
    open: { search: 'Visa alla i sökningen', saved: 'Visa sparade uppdrag' },
    more: (count) =>
      count === 1 ? 'Och ett uppdrag till i listan.' : `Och ${count} uppdrag till i listan.`,
    change: 'Ändra hur ofta vi mejlar',
    pause: 'Pausa den här bevakningen',
    reason: {
      new_match: () => 'Ny',
      pay_raised: (job) => {
        const { before, now } = raised('sv', job);
        return before
          ? `Ersättningen höjd från ${before} till ${now}`
          : `Ersättningen höjd till ${now}`;
      },
      period_changed: () => 'Perioden är ändrad',
      hours_changed: ({ hoursPerWeek }) =>
        hoursPerWeek === null
          ? 'Arbetstiderna är ändrade'
          : `Arbetstiderna är ändrade: ${hoursPerWeek} timmar i veckan`,
      closes_soon: ({ closesOn }) => `Stänger ${dayIn('sv', closesOn, WEEKDAY)}`,
    },
  },
  en: {
    subject: {
      search: (count) =>
        count === 1 ? 'News in your alert' : `${count} assignments in your alert`,
      saved: (count) =>
        count === 1
          ? 'News about an assignment you saved'
          : `News about ${count} assignments you saved`,
    },
    about: (search) => `Your alert: ${search}`,
    open: { search: 'See all in the search', saved: 'See saved assignments' },
    more: (count) =>
      count === 1
        ? 'And one more assignment in the list.'
        : `And ${count} more assignments in the list.`,
    change: 'Change how often we email',
    pause: 'Pause this alert',
    reason: {
      new_match: () => 'New',
      pay_raised: (job) => {
        const { before, now } = raised('en', job);
        return before ? `Pay raised from ${before} to ${now}` : `Pay raised to ${now}`;
      },
      period_changed: () => 'The period has changed',
      hours_changed: ({ hoursPerWeek }) =>
        hoursPerWeek === null
          ? 'The working hours have changed'
          : `The working hours have changed: ${hoursPerWeek} hours a week`,
      closes_soon: ({ closesOn }) => `Closes on ${dayIn('en', closesOn, WEEKDAY)}`,
    },
  },
};

/** The mail of an alert. */
export function alertWords(
  { about, isSearch, jobs, more, link, manageLink, pauseLink }: AlertMailValues,
  language: Language,
): MailContent {
  const words = WORDS[language];
  const kind = isSearch ? 'search' : 'saved';
  return {
    subject: words.subject[kind](jobs.length + more),
    paragraphs: about ? [words.about(about[language])] : [],
    items: jobs.map((job) => ({
      label: job.title,
      // What an alert knows of an ad has no language: most are in Swedish
      lang: 'sv',
      href: job.link,
      lines: [
        job.reasons.map((reason) => words.reason[reason](job)).join(' · '),
        [job.workplace, job.place].filter(Boolean).join(', '),
        [job.hourlyRate && rateIn(language, job.hourlyRate), periodIn(language, job)]
          .filter(Boolean)
          .join(' · '),
      ].filter((line) => line !== ''),
    })),
    action: { label: words.open[kind], href: link },
    closing: more > 0 ? [words.more(more)] : [],
    links: [{ label: words.change, href: manageLink }],
    pause: { label: words.pause, href: pauseLink },
  };
}
