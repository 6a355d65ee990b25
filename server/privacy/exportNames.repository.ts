import type { Question } from '#domain/jobs/questionnaire';
import { type Language, languageNamed } from '#domain/language';
import type { Queryable } from '../storage/database';

/** What an id of the candidate's rows names. */
export type NamedKind = 'job' | 'employer' | 'application' | 'document' | 'reference' | 'workplace';

export interface NameRow {
  kind: NamedKind;
  id: string;
  name: string;
}

/**
 * The names of what the candidate's rows name by ids. A job whose employer they have blocked has the
 * title from before.
 */
export async function findNames(db: Queryable, userId: string): Promise<NameRow[]> {
  const rows = await db.query<Omit<NameRow, 'name'> & { name: string | null }>(
    `with own as (
       select job_id as id from applications where uid = $1
       union select job_id from application_drafts where uid = $1
       union select job_id from marked_jobs where user_id = $1
       union select job_id from profile_views where user_id = $1
       union select job_id from sent_invitations where user_id = $1
       union select job_id from taken_back_invitations where uid = $1
       union select job_id from alert_notified where user_id = $1
       union select job_id from reports where uid = $1
       union select job_id from recommendations where user_id = $1
       union select job_id from term_questions where user_id = $1
     ), titles as (
       select jobs.id, coalesce(kept_job_words.words->>'title', jobs.data->>'title') as title,
              coalesce(employers.name, jobs.data->'workplace'->>'name') as employer
         from jobs join own on own.id = jobs.id
         left join employers on employers.id = jobs.employer_id
         left join kept_job_words on kept_job_words.uid = $1 and kept_job_words.job_id = jobs.id
     ), employed as (
       select employer_id as id from chats where uid = $1
       union select employer_id from applications where uid = $1
       union select employer_id from kept_ticks where user_id = $1
       union select employer_id from kept_promises where user_id = $1
       union select employer_id from employer_blocks where uid = $1
       union select employer_id from profile_views where user_id = $1
       union select employer_id from invited_people where user_id = $1
       union select employer_id from sent_invitations where user_id = $1
       union select employer_id from document_openings where user_id = $1
       union select employer_id from given_reference_openings where user_id = $1
       union select employer_id from reports where uid = $1
     )
     select 'job' as kind, id, title || ', ' || employer as name from titles
     union all
     select 'application', applications.id, titles.title || ', ' || titles.employer
       from applications join titles on titles.id = applications.job_id
      where applications.uid = $1
     union all
     select 'employer', employers.id, employers.name
       from employers join employed on employed.id = employers.id
     union all
     select 'document', id, name from user_documents where user_id = $1
     union all
     select 'reference', id, name from user_references where user_id = $1
     union all
     select 'reference', id, name from reference_requests where user_id = $1
     union all
     select 'workplace', id, name from workplaces
      where id in (select workplace_id from workplace_answers where user_id = $1
                   union select workplace_id from kept_ticks where user_id = $1
                   union select workplace_id from kept_promises where user_id = $1)`,
    [userId],
  );
  // A job without a title has no name: its id stands
  return rows.flatMap(({ name, ...of }) => (name === null ? [] : [{ ...of, name }]));
}

/** The questions of the jobs that the candidate has answered, as they were asked. */
export async function findQuestions(
  db: Queryable,
  userId: string,
): Promise<Pick<Question, 'id' | 'text' | 'options'>[]> {
  const rows = await db.query<{ questions: unknown }>(
    `select coalesce(kept_job_words.words->'questionnaire', jobs.data->'questionnaire') as questions
       from jobs
       left join kept_job_words on kept_job_words.uid = $1 and kept_job_words.job_id = jobs.id
      where jobs.id in (select job_id from applications where uid = $1
                        union select job_id from application_drafts where uid = $1)
      order by jobs.id`,
    [userId],
  );
  // The id of one that is not whole stands in the place of its text
  return rows.flatMap(({ questions }) =>
    Array.isArray(questions) ? questions.filter(isQuestion) : [],
  );
}

function isQuestion(one: unknown): one is Pick<Question, 'id' | 'text' | 'options'> {
  const { id, text, options } = Object(one);
  return typeof id === 'string' && typeof text === 'string' && Array.isArray(options);
}

/** The language that the account reads in. */
export async function findLanguage(db: Queryable, userId: string): Promise<Language> {
  const [row] = await db.query<{ language: string }>('select language from users where id = $1', [
    userId,
  ]);
  return languageNamed(row?.language);
}
