import { ALERT_FREQUENCIES } from '#domain/alerts/alerts';
import { LANGUAGES } from '#domain/language';
import { JOB_MARKS, type Saved } from '#domain/saved/saved';
import { answer, schemaOf } from './answer';
import { jobNames, jobSummary } from './jobs.responses';
import { exact, flag, instant, list, named, ok, text, textOrNull, word } from './responseFields';

const saved = schemaOf<Saved>()(
  exact({
    marks: list(exact({ jobId: text(), mark: word(JOB_MARKS), markedAt: instant() })),
    searches: list(
      exact({
        id: text(),
        query: text(),
        createdAt: instant(),
        frequency: word(ALERT_FREQUENCIES),
        mail: flag(),
        push: flag(),
      }),
    ),
  }).meta(named('Saved', 'What a candidate has saved and hidden, the newest first.')),
);

export const closedJob = exact({
  id: text(),
  /** null where its employer has taken it away here. */
  title: textOrNull(),
  names: jobNames,
  language: word(LANGUAGES).optional(),
}).meta(named('ClosedJob', 'A job that is not open any more.'));

const whole = () => ok({ saved });

export const savedAnswers = {
  fetchSaved: answer({
    summary: 'Read the saved and hidden jobs and the saved searches.',
    response: whole(),
  }),
  markJob: answer({
    summary: 'Save or hide a job, or take that back.',
    description:
      'A job is saved or hidden, never both. Of more than 300 saved or 1000 hidden jobs the oldest go. Marking it again changes nothing.',
    response: whole(),
    refusals: ['not_found'],
  }),
  saveSearch: answer({
    summary: 'Save a search, or change how it is told of.',
    description:
      'What is stored is the canonical query of the list, without its order. Of more than 30 searches the oldest go.',
    response: whole(),
  }),
  removeSearch: answer({
    summary: 'Remove a saved search.',
    response: whole(),
  }),
  carryOver: answer({
    summary: 'Take what a visitor saved into their account.',
    description:
      'What the account has stays as it is, and nothing of it goes: what there is no room for is left out, as are jobs that are not open and searches that filter nothing. More than 400 marks are sent in several calls.',
    response: whole(),
  }),
  fetchJobsById: answer({
    summary: 'Read open jobs by their ids.',
    description:
      'In the order of the request. `gone` are the ids of the others; `closed` says what they were, as far as it is known: a job that its employer took away keeps its profession and place alone.',
    response: ok({ results: list(jobSummary), gone: list(text()), closed: list(closedJob) }),
  }),
};
