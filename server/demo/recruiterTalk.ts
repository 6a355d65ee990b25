import { createHash } from 'node:crypto';
import type { JobDetail } from '#domain/api/portal';
import type { ApplicationStatus } from '#domain/applications/status';
import type { ChatMessage } from '#domain/chat/chat';
import { type Language, LOCALE } from '#domain/language';
import { ENGLISH, type RecruiterWords, SWEDISH, TOPICS, type Topic } from './recruiterWords';

/** What a job says that the demo recruiter can tell. */
export type TalkedJob = Pick<
  JobDetail,
  | 'startsOn'
  | 'endsOn'
  | 'hoursPerWeek'
  | 'hourlyRate'
  | 'requires'
  | 'travel'
  | 'housing'
  | 'names'
>;

const WORDS: Readonly<Record<Language, RecruiterWords>> = { sv: SWEDISH, en: ENGLISH };

/** It says what it is, since the candidate reads it. */
const OPENING =
  'Simulerat meddelande: demons rekryterare är ett program. Tack för din ansökan, vi har gått vidare med den. Undrar du något om uppdraget är det bara att skriva här.';

const READ =
  'Simulerad läsning: demons rekryterare är ett program. Det har öppnat en referens som du delar, och det ser du i ditt konto. En riktig arbetsgivare slipper nu ringa din referens.';

/** A message that the demo recruiter sends. Its client id follows from what it is about. */
export interface RecruiterMessage {
  clientId: string;
  text: string;
}

/**
 * The reply to a candidate's messages that have none yet, one for all of them; null when there is
 * nothing to reply to. Which ones have a reply follows from the client ids, so that neither a
 * restart nor a message that crosses a reply is answered twice or not at all.
 *
 * @param messages - of one chat, by rising number.
 * @param job - null when it cannot be read any more.
 */
export function replyTo(
  messages: readonly ChatMessage[],
  job: TalkedJob | null,
): RecruiterMessage | null {
  const sent = new Set(
    messages.filter(({ sender }) => sender === 'employer').map(({ clientId }) => clientId),
  );
  const received = messages.filter(({ sender }) => sender === 'candidate');
  const answered = received.findLastIndex((message) => sent.has(replyIdOf(message)));
  const open = received.slice(answered + 1);
  const last = open.at(-1);
  if (!last) return null;
  const text = open.map((message) => message.text).join('\n');
  const language = languageOf(text);
  const isFirst = !messages.some(
    (message) => message.sender === 'employer' && message.text.startsWith(WORDS[language].label),
  );
  return {
    clientId: replyIdOf(last),
    text: [...(isFirst ? [WORDS[language].label] : []), ...sentencesFor(text, job)].join(' '),
  };
}

/**
 * What the demo recruiter writes by itself after it has moved an application: to every other
 * applicant, once; null for the rest.
 */
export function messageAfter(
  applicationId: string,
  to: ApplicationStatus,
): RecruiterMessage | null {
  const [byte = 0] = createHash('sha256').update(applicationId).digest();
  if (to !== 'qualified' || byte % 2 === 1) return null;
  return { clientId: uuidOf(`opening ${applicationId}`), text: OPENING };
}

/** What it writes when it has opened a reference that the candidate shares; the same one has one id. */
export function messageOfReference(applicationId: string, referenceId: string): RecruiterMessage {
  return { clientId: uuidOf(`reference ${applicationId} ${referenceId}`), text: READ };
}

/** The language of a message: English where it has more English words than Swedish ones. */
export function languageOf(text: string): Language {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(ENGLISH_WORDS) > count(SWEDISH_WORDS) ? 'en' : 'sv';
}

const ENGLISH_WORDS =
  /(?<![\p{L}])(?:the|is|are|do|does|you|i|what|when|how|which|where|and|my|a|can|there|need|hi|hello|thanks?|much|of|for|this|would)(?![\p{L}])/giu;
const SWEDISH_WORDS =
  /(?<![\p{L}])(?:är|det|jag|ni|du|vad|när|hur|vilka|vilken|var|och|min|mitt|en|ett|kan|finns|behöver|hej|tack|på|för|om|som|att|den)(?![\p{L}])|[åäö]/giu;

/** What a message asks about, in the order of the topics. */
export function topicsOf(text: string): Topic[] {
  const { asked } = WORDS[languageOf(text)];
  return TOPICS.filter((topic) => asked[topic].test(text));
}

function sentencesFor(text: string, job: TalkedJob | null): string[] {
  const language = languageOf(text);
  const { asked, greeting, thanks, unknown, notSaid } = WORDS[language];
  const topics = topicsOf(text);
  if (topics.length > 0) {
    const answers = topics.map((topic) => (job && ANSWERS[topic](job, language)) ?? notSaid);
    return [...new Set(answers)];
  }
  // Only where nothing else is asked: "Hej, vem är chef?" is not answered with a greeting
  if (text.includes('?')) return [unknown];
  if (asked.thanks.test(text)) return [thanks];
  return [asked.greeting.test(text) ? greeting : unknown];
}

/** The answer to a question about a topic; null where the job does not say it. */
const ANSWERS: Readonly<Record<Topic, (job: TalkedJob, language: Language) => string | null>> = {
  start: ({ startsOn, endsOn }, language) =>
    startsOn && WORDS[language].start(dayIn(language, startsOn), endsOn && dayIn(language, endsOn)),
  hours: ({ hoursPerWeek, names }, language) => {
    const { perWeek, times } = WORDS[language].hours;
    const said = [
      ...(hoursPerWeek === null ? [] : [perWeek(hoursPerWeek)]),
      ...(names.timeOfDay.length === 0
        ? []
        : [times(names.timeOfDay.map((name) => name[language].toLowerCase()).join(', '))]),
    ];
    return said.length === 0 ? null : said.join(' ');
  },
  rate: ({ hourlyRate }, language) =>
    hourlyRate && WORDS[language].rate(hourlyRate.min, hourlyRate.max, hourlyRate.basis),
  housing: ({ housing }, language) => (housing ? WORDS[language].housing[housing] : null),
  travel: ({ travel }, language) => (travel ? WORDS[language].travel[travel] : null),
  documents: ({ requires }, language) => {
    const { documents: says, documentNames } = WORDS[language];
    const types = requires?.documents;
    if (!types) return null;
    return types.length === 0
      ? says.none
      : says.some(types.map((one) => documentNames[one]).join(', '));
  },
  interview: (_job, language) => WORDS[language].interview,
};

/** A day as it is written in a sentence. */
function dayIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

function replyIdOf({ chatId, number }: Pick<ChatMessage, 'chatId' | 'number'>): string {
  return uuidOf(`reply ${chatId} ${number}`);
}

/** The same UUID for the same text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
