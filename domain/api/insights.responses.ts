import { number } from 'yup';
import { ANSWER_SOURCES, REFUSALS } from '#domain/insight/answers';
import { SPREADS } from '#domain/insight/figures';
import { AREAS } from '#domain/insight/statements';
import { WORKPLACE_KINDS } from '#domain/insight/workplaces';
import { answer } from './answer';
import { jobSummary } from './jobs.responses';
import {
  count,
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
  wordOrNull,
} from './responseFields';
import { words as textInBothLanguages } from './vocabulary.responses';

const average = () => number().min(1).max(5).defined();

export const workplace = exact({
  id: text(),
  name: text(),
  place: textOrNull(),
  region: textOrNull(),
  /** null for a visitor. */
  careProvider: textOrNull(),
  kind: word(WORKPLACE_KINDS),
}).meta(named('InsightWorkplace', 'A workplace that people answer about.'));

const areas = list(
  exact({
    area: word(AREAS),
    average: average(),
    spread: wordOrNull(SPREADS),
    statements: list(exact({ id: text(), average: average() })),
  }).meta(named('AreaScore', 'What is shown of an area.')),
);

export const reply = exact({
  year: count(),
  employer: text(),
  text: text(),
  /** Instant, ISO 8601 UTC. */
  repliedAt: instant(),
}).meta(named('InsightReply', 'What an employer says of a year’s figures.'));

export const insight = exact({
  answers: count(),
  /** One decimal. */
  average: average(),
  /** The day of the last publication, `YYYY-MM-DD`. */
  publishedOn: day(),
  /** null for a visitor. */
  detail: exact({
    areas,
    /** Whole fives: at least so many answers are by people hired through Vikari. */
    assignmentsAtLeast: count(),
    /** The same of people who say that they have worked there. */
    experiencesAtLeast: count(),
    /** By the year of their publication, the last one first. */
    years: list(exact({ year: count(), answers: count(), average: average(), areas })),
    replies: list(reply),
  })
    .nullable()
    .defined(),
}).meta(
  named('WorkplaceInsight', 'What is published about a workplace. `detail` is for candidates.'),
);

export const own = exact({
  year: count(),
  /** null when they may answer, or change their answer. */
  refusal: wordOrNull(REFUSALS),
  /** How they have worked there; null where they have not. */
  source: wordOrNull(ANSWER_SOURCES),
  /** Their answers of all years, the last one first. */
  answers: list(
    exact({
      year: count(),
      source: word(ANSWER_SOURCES),
      scores: list(count()),
      /** `YYYY-MM-DD`. */
      answeredOn: day(),
      /** It is in published figures, and can only be taken back. */
      published: flag(),
    }),
  ),
}).meta(named('OwnInsight', 'Whether the caller may answer about a workplace, and has.'));

const PUBLISHED =
  'Figures are published from five answers on, and renewed when at least five people have answered since; sums are told in steps as wide as one person can move them.';

export const insightAnswers = {
  insightConfiguration: answer({
    summary: 'Read what people are asked about workplaces.',
    response: ok({
      areas: list(exact({ id: word(AREAS), text: textInBothLanguages() })),
      statements: list(exact({ id: text(), area: word(AREAS), text: textInBothLanguages() })),
      /** The words of the scale, the lowest score first. */
      scale: exact({ min: count(), max: count(), texts: list(textInBothLanguages()) }),
      /** The fewest answers that are shown, and the fewest new ones from which figures are renewed. */
      leastAnswers: count(),
      /** Calendar years after its own for which an answer is kept. */
      yearsKept: count(),
    }),
  }),
  averageScore: answer({
    summary: 'Read what people say of a workplace.',
    description: `${PUBLISHED} A visitor gets the average and the number of answers.`,
    response: ok({ workplace, insight: insight.nullable().defined(), jobs: list(jobSummary) }),
    refusals: ['not_found'],
  }),
  rankingPosition: answer({
    summary: 'Read a workplace’s place among those of its kind and region.',
    response: ok({
      ranking: exact({
        position: count(),
        of: count(),
        kind: word(WORKPLACE_KINDS),
        region: textOrNull(),
      })
        .nullable()
        .defined(),
    }),
    refusals: ['not_found'],
  }),
  ownAnswers: answer({
    summary: 'Read whether the candidate may answer about a workplace, and their answers.',
    response: ok({ own }),
    refusals: ['not_found'],
  }),
  submitAnswer: answer({
    summary: 'Answer about a workplace.',
    description:
      'One answer a person, workplace and calendar year, by a person verified with BankID who has worked there in the last two years. It may be changed until it is published.',
    response: ok({ own }),
    refusals: ['not_found', 'forbidden', 'conflict', 'quota_exceeded'],
    repeatable: true,
  }),
  takeBackAnswer: answer({
    summary: 'Take an answer about a workplace back.',
    description: 'It is deleted at once; published figures lose it when they are renewed.',
    response: ok({ own }),
    refusals: ['not_found'],
  }),
  insightOfJob: answer({
    summary: 'Read what people say of the workplace of an own job.',
    description: PUBLISHED,
    response: ok({ workplace, insight: insight.nullable().defined() }),
    refusals: ['not_found'],
  }),
  replyToInsight: answer({
    summary:
      'Reply in public to what people say of the workplace of an own job, which one runs oneself.',
    description:
      'One reply a workplace, year and employer, where figures of that year are published. The employer’s name, as the operator has it, is the job’s care provider. Sent again it is changed; null takes it back.',
    response: ok({ replies: list(reply) }),
    refusals: ['not_found', 'forbidden', 'conflict'],
    repeatable: true,
  }),
};
