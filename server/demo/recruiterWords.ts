import type { DocumentType } from '#domain/candidates/documents';
import type { PayBasis } from '#domain/jobs/job';
import type { Provision } from '#domain/jobs/jobFacts';
import { DOCUMENT as DOCUMENT_EN } from '../mail/mailWords.en';
import { DOCUMENT as DOCUMENT_SV } from '../mail/mailWords.sv';

/** What the demo recruiter can be asked about. */
export const TOPICS = [
  'start',
  'hours',
  'rate',
  'housing',
  'travel',
  'documents',
  'interview',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What the demo recruiter writes and understands in one language. */
export interface RecruiterWords {
  /** Before its first reply in a chat: the candidate must know that no person reads this. */
  label: string;
  greeting: string;
  thanks: string;
  /** The reply to a question that it has no answer to. */
  unknown: string;
  /** The ad does not say it. */
  notSaid: string;
  start(from: string, to: string | null): string;
  hours: { perWeek(hours: number): string; times(names: string): string };
  rate(min: number, max: number, basis: PayBasis): string;
  housing: Readonly<Record<Provision, string>>;
  travel: Readonly<Record<Provision, string>>;
  documents: { some(names: string): string; none: string };
  interview: string;
  documentNames: Readonly<Record<DocumentType, string>>;
  /** Which words a question about a topic has; at the beginning of a word. */
  asked: Readonly<Record<Topic | 'greeting' | 'thanks', RegExp>>;
}

/** A pattern for any of some words, each at the beginning of a word. */
function words(...beginnings: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${beginnings.join('|')})`, 'iu');
}

/** A pattern for any of some whole words. */
function wholeWords(...whole: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${whole.join('|')})(?![\\p{L}\\d])`, 'iu');
}

export const SWEDISH: RecruiterWords = {
  label: 'Simulerat svar: demons rekryterare är ett program.',
  greeting:
    'Hej! Fråga gärna om start, arbetstider, ersättning, boende, resor, handlingar eller intervju.',
  thanks: 'Tack själv! Hör av dig om du undrar något mer.',
  unknown:
    'Det vet jag inte, jag är ett program. Jag kan svara på frågor om start, arbetstider, ersättning, boende, resor, handlingar och intervju.',
  notSaid: 'Det står inte i annonsen, så det vet jag inte.',
  start: (from, to) =>
    to === null
      ? `Uppdraget börjar ${from}. Något slutdatum står inte i annonsen.`
      : `Uppdraget pågår från ${from} till ${to}.`,
  hours: {
    perWeek: (hours) => `Det är ${hours} timmar i veckan.`,
    times: (names) => `Arbetstider: ${names}.`,
  },
  rate: (min, max, basis) => {
    const amount = min === max ? `${min}` : `${min}–${max}`;
    const how = {
      consultant_invoice: 'mot faktura',
      consultant_salary: 'som konsultlön',
      hourly_employment: 'som timanställd',
    }[basis];
    return `Ersättningen är ${amount} kr i timmen ${how}.`;
  },
  housing: {
    paid: 'Boendet betalas av oss.',
    arranged: 'Vi ordnar boende.',
    none: 'Boende ingår inte.',
  },
  travel: {
    paid: 'Resorna betalas av oss.',
    arranged: 'Vi ordnar resorna.',
    none: 'Resor ingår inte.',
  },
  documents: {
    some: (names) => `De här handlingarna behövs: ${names}.`,
    none: 'Annonsen ber inte om några handlingar.',
  },
  interview: 'När det finns tider för intervju ser du dem på din ansökan, och där bokar du en.',
  documentNames: DOCUMENT_SV,
  asked: {
    greeting: wholeWords('hej', 'hejsan', 'hallå', 'tjena', 'god (?:morgon|dag|kväll)'),
    thanks: words('tack'),
    start: words('börja', 'start', 'slutar', 'tillträd', 'vilka datum', 'hur länge', 'period'),
    hours: words(
      'arbetstid',
      'timmar',
      'schema',
      'pass',
      'natt',
      'helg',
      'kväll',
      'heltid',
      'deltid',
    ),
    rate: words('lön', 'ersättning', 'timlön', 'timpris', 'arvode', 'betal', 'kronor', 'tjäna'),
    housing: words('boende', 'bostad', 'bo(?!\\p{L})', 'lägenhet', 'övernatt'),
    travel: words('resa', 'resor', 'resan', 'milersättning', 'åka', 'tåg', 'flyg'),
    documents: words('dokument', 'intyg', 'handling', 'legitimation', 'cv(?!\\p{L})', 'papper'),
    interview: words('intervju', 'träffas', 'möte'),
  },
};

export const ENGLISH: RecruiterWords = {
  label: 'Simulated reply: the demo’s recruiter is a program.',
  greeting:
    'Hi! You can ask about the start, working hours, pay, housing, travel, documents or an interview.',
  thanks: 'Thank you! Write again if there is anything else.',
  unknown:
    'I do not know, I am a program. I can answer questions about the start, working hours, pay, housing, travel, documents and an interview.',
  notSaid: 'The ad does not say, so I do not know.',
  start: (from, to) =>
    to === null
      ? `The assignment starts on ${from}. The ad gives no last day.`
      : `The assignment is from ${from} to ${to}.`,
  hours: {
    perWeek: (hours) => `It is ${hours} hours a week.`,
    times: (names) => `Working hours: ${names}.`,
  },
  rate: (min, max, basis) => {
    const amount = min === max ? `${min}` : `${min}–${max}`;
    const how = {
      consultant_invoice: 'by invoice',
      consultant_salary: 'as a consultant’s salary',
      hourly_employment: 'as an hourly employee',
    }[basis];
    return `The pay is SEK ${amount} an hour ${how}.`;
  },
  housing: {
    paid: 'We pay for housing.',
    arranged: 'We arrange housing.',
    none: 'Housing is not included.',
  },
  travel: {
    paid: 'We pay for travel.',
    arranged: 'We arrange travel.',
    none: 'Travel is not included.',
  },
  documents: {
    some: (names) => `These documents are needed: ${names}.`,
    none: 'The ad asks for no documents.',
  },
  interview: 'When there are interview times you see them on your application, and book one there.',
  documentNames: DOCUMENT_EN,
  asked: {
    greeting: wholeWords('hi', 'hello', 'hey', 'good (?:morning|day|afternoon|evening)'),
    thanks: words('thank'),
    start: words('start', 'begin', 'end date', 'how long', 'which dates', 'what dates', 'period'),
    hours: words(
      'hours',
      'schedule',
      'shift',
      'night',
      'weekend',
      'evening shift',
      'full.time',
      'part.time',
    ),
    rate: words('pay(?!\\p{L})', 'paid', 'salary', 'rate', 'wage', 'compensation', 'money'),
    housing: words('housing', 'accommodation', 'apartment', 'live(?!\\p{L})', 'place to stay'),
    travel: words('travel', 'train', 'flight', 'commut', 'mileage'),
    documents: words(
      'document',
      'certificate',
      'licen[cs]e',
      'cv(?!\\p{L})',
      'paperwork',
      'papers',
    ),
    interview: words('interview', 'meet(?!\\p{L})', 'meeting'),
  },
};
