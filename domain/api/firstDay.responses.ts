import { number } from 'yup';
import { APPLICATION_STATUSES } from '#domain/applications/status';
import { FIRST_DAY_IDS, type FirstDay, ORDER_STATES } from '#domain/firstDay/items';
import { LANGUAGES } from '#domain/language';
import { answer, schemaOf } from './answer';
import {
  day,
  exact,
  flag,
  instant,
  list,
  named,
  ok,
  text,
  textOrNull,
  word,
} from './responseFields';

const card = schemaOf<FirstDay>()(
  exact({
    entrance: text().optional(),
    meets: exact({ name: text(), phone: text() }).optional(),
    introduction: number().min(0).optional(),
    login: word(ORDER_STATES).optional(),
    siths: word(ORDER_STATES).optional(),
    phone: text().optional(),
    dress: text().optional(),
    parking: text().optional(),
    keys: text().optional(),
  }),
).meta(named('FirstDayItems', 'What is said of a first day; an item that is absent is not said.'));

const items = () => list(word(FIRST_DAY_IDS));

const state = {
  applicationId: text(),
  /** The first day of the assignment; null where the job says none. */
  firstDay: day().nullable(),
  /** Of which items the card is made, in order. */
  items: items(),
  /** Those that nobody has said. */
  missing: items(),
  /** When the employer was last asked for them; null: not yet. */
  askedAt: instant().nullable(),
};

export const firstDayState = exact(state).meta(
  named('FirstDayState', 'Which items of an application’s first day are said.'),
);

export const ownFirstDay = exact({
  ...state,
  status: word(APPLICATION_STATUSES),
  /** The assignment is booked: all that is said is shown. */
  booked: flag(),
  card,
  changedAt: instant().nullable(),
  /** Nothing more can be written in its chat, also no question. */
  chatEnded: flag(),
  job: exact({
    id: text(),
    slug: text(),
    title: text(),
    /** Of the ad's own words; Swedish where it does not say. */
    language: word(LANGUAGES).optional(),
    workplaceName: text(),
    unit: textOrNull(),
    /** The first shift's times, `HH:MM` in Stockholm; null where the job names no shifts. */
    firstShift: exact({ day: day(), from: text(), to: text() }).nullable(),
  }),
}).meta(named('OwnFirstDay', 'The first day of an application, as its candidate sees it.'));

/** What an employer has said. */
const stored = {
  items: card,
  missing: items(),
  changedAt: instant().nullable(),
};

const REPLACES =
  'Replaces what was said before: an item that is left out or null is not said. Once the assignment has begun nothing that was said can be unsaid, and introduction, login and SITHS card stay as they were (`conflict`).';

export const firstDayAnswers = {
  ownFirstDay: answer({
    summary: 'Read the card of an application’s first day.',
    description:
      'Names, phone numbers and keys are shown once the assignment is booked; before that only whether they are said.',
    response: ok({ firstDay: ownFirstDay }),
    refusals: ['not_found'],
  }),
  ownFirstDays: answer({
    summary: 'List what is said of the first days of one’s applications.',
    response: ok({ results: list(firstDayState) }),
  }),
  saveJobFirstDay: answer({
    summary: 'Say what holds of the first day for everybody who takes a job.',
    description: REPLACES,
    response: ok({ firstDay: exact(stored) }),
    refusals: ['not_found', 'conflict'],
    repeatable: true,
  }),
  saveFirstDay: answer({
    summary: 'Say what holds of the first day of one application.',
    description: `It goes before what is said of the job. ${REPLACES}`,
    response: ok({ firstDay: exact({ ...stored, askedAt: instant().nullable() }) }),
    refusals: ['not_found', 'conflict'],
    repeatable: true,
  }),
  readFirstDay: answer({
    summary: 'Read the card of an application’s first day, and what is missing.',
    response: ok({ firstDay: exact({ ...stored, askedAt: instant().nullable() }) }),
    refusals: ['not_found'],
  }),
};
