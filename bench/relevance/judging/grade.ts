import type { Job } from '#domain/jobs/job';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';
import { type AdWords, haveForm, wordsOf } from './adWords';
import { conditionsHold, type Holds } from './conditions';
import { REGION_OF, type WantedFacts } from './facts';
import {
  fieldsOfGroup,
  fieldWords,
  formWords,
  onCallWords,
  systemWords,
  timeWords,
} from './factWords';

/** 3: exactly what was asked for; 2: of the profession's group; 1: one fact only nearly; 0: else. */
export type Grade = 0 | 1 | 2 | 3;

/** A job as the judge reads it. */
export interface JudgedJob {
  job: Job;
  words: AdWords;
}

/** The grade of a job for what was asked, by the rules of README.md. */
export function gradeOf({ job, words }: JudgedJob, wanted: WantedFacts): Grade {
  const profession = professionGrade(job, wanted);
  if (profession === 0) return 0;
  const facts = [
    placeHolds(job, words, wanted),
    timeHolds(job, words, wanted),
    notTimeHolds(job, words, wanted),
    onCallHolds(job, words, wanted),
    formHolds(job, words, wanted),
    systemHolds(job, words, wanted),
    housingHolds(job, wanted),
    fieldHolds(job, words, wanted),
    periodHolds(job, words, wanted),
    ...conditionsHold(job, words, wanted),
  ];
  if (facts.includes('no')) return 0;
  const nearly = facts.filter((holds) => holds === 'nearly').length;
  if (nearly > 1) return 0;
  const text = textGrade(words, wanted);
  if (text === 0 || nearly === 1) return text === 0 ? 0 : 1;
  return profession < text ? profession : text;
}

/** The professions that are right for a query; null when it asks for none. */
export function rightProfessions(job: Job, wanted: WantedFacts): boolean | null {
  return asksForProfession(wanted) ? professionGrade(job, wanted) > 0 : null;
}

/** Whether a job is of a profession that is meant, not only of its group; null as above. */
export function meantProfession(job: Job, wanted: WantedFacts): boolean | null {
  return asksForProfession(wanted) ? professionGrade(job, wanted) === 3 : null;
}

const asksForProfession = ({ roles, roleGroups }: WantedFacts): boolean =>
  roles.length > 0 || roleGroups.length > 0;

function professionGrade({ workRole }: Job, wanted: WantedFacts): 0 | 2 | 3 {
  const { roles, roleGroups, notRoles, exact } = wanted;
  if (notRoles.includes(workRole)) return 0;
  if (!asksForProfession(wanted)) return 3;
  const group = groupOf(workRole);
  if (roles.includes(workRole) || roleGroups.includes(group)) return 3;
  if (exact) return 0;
  return group !== '' && roles.some((id) => groupOf(id) === group) ? 2 : 0;
}

const groupOf = (roleId: string): string => workRoleById(roleId)?.group ?? '';

function placeHolds({ location }: Job, { head }: AdWords, { places }: WantedFacts): Holds {
  if (places.length === 0) return 'yes';
  const region = location === null ? undefined : (REGION_OF.get(location) ?? location);
  if (location !== null && (places.includes(location) || (region && places.includes(region))))
    return 'yes';
  const names = places.map((id) => wordsOf(locationById(id)?.name ?? '').join(' '));
  if (names.some((name) => name !== '' && haveForm(head, name))) return 'yes';
  const regions = places.map((id) => REGION_OF.get(id));
  return region !== undefined && regions.includes(region) ? 'nearly' : 'no';
}

function timeHolds({ timeOfDay }: Job, words: AdWords, { timesOfDay }: WantedFacts): Holds {
  return byIdOrWords(timesOfDay, timeOfDay, timesOfDay.flatMap(timeWords), words);
}

function notTimeHolds(
  { timeOfDay }: Job,
  { head }: AdWords,
  { notTimesOfDay }: WantedFacts,
): Holds {
  const has = notTimesOfDay.some((id) => timeOfDay.includes(id));
  const says = notTimesOfDay.flatMap(timeWords).some((form) => haveForm(head, form));
  return has || says ? 'no' : 'yes';
}

function onCallHolds({ onCallDuty }: Job, { head, text }: AdWords, { onCall }: WantedFacts): Holds {
  if (onCall === null) return 'yes';
  const inHead = onCallWords().some((form) => haveForm(head, form));
  if (!onCall) return onCallDuty || inHead ? 'no' : 'yes';
  if (onCallDuty || inHead) return 'yes';
  return onCallWords().some((form) => haveForm(text, form)) ? 'nearly' : 'no';
}

function formHolds({ employmentTypes: has }: Job, words: AdWords, wanted: WantedFacts): Holds {
  const { employmentTypes } = wanted;
  return byIdOrWords(employmentTypes, has, employmentTypes.flatMap(formWords), words);
}

/** A product's name is a statement wherever the ad has it. */
function systemHolds({ systems: has }: Job, { head, text }: AdWords, wanted: WantedFacts): Holds {
  const { systems } = wanted;
  if (systems.length === 0 || systems.some((id) => has.includes(id))) return 'yes';
  const forms = systems.flatMap(systemWords);
  return forms.some((form) => haveForm(head, form) || haveForm(text, form)) ? 'yes' : 'no';
}

function housingHolds({ housing }: Job, wanted: WantedFacts): Holds {
  return !wanted.housing || housing === 'paid' || housing === 'arranged' ? 'yes' : 'no';
}

function fieldHolds({ workFields }: Job, words: AdWords, { fields }: WantedFacts): Holds {
  const ids = fields.flatMap(fieldsOfGroup);
  return byIdOrWords(ids, workFields, fields.flatMap(fieldWords), words);
}

/** Overlap with stated days; an ad without days says it in its words, or not at all. */
function periodHolds(job: Job, { head, text }: AdWords, { period }: WantedFacts): Holds {
  if (period === null) return 'yes';
  const { startsOn, endsOn } = job;
  if (startsOn !== null || endsOn !== null) {
    return (startsOn ?? '') <= period.to && (endsOn ?? '9999') >= period.from ? 'yes' : 'no';
  }
  const forms = formWords('sommarjobb');
  const isSummer = period.from.slice(5, 7) === '06' && period.to.slice(5, 7) === '08';
  if (!isSummer) return 'no';
  if (job.employmentTypes.includes('sommarjobb')) return 'yes';
  if (forms.some((form) => haveForm(head, form))) return 'yes';
  return forms.some((form) => haveForm(text, form)) ? 'nearly' : 'no';
}

/** By an id of the job, or by its title or workplace; nearly by its text when it has no id at all. */
function byIdOrWords(
  wanted: readonly string[],
  has: readonly string[],
  forms: readonly string[],
  { head, text }: AdWords,
): Holds {
  if (wanted.length === 0 || wanted.some((id) => has.includes(id))) return 'yes';
  if (forms.some((form) => haveForm(head, form))) return 'yes';
  return has.length === 0 && forms.some((form) => haveForm(text, form)) ? 'nearly' : 'no';
}

/** 3 for words of the title or the workplace, or beside a profession; 2 for words of the text. */
function textGrade({ head, text }: AdWords, wanted: WantedFacts): 0 | 2 | 3 {
  const { words, phrase, roles, roleGroups } = wanted;
  const groups = phrase.length > 0 ? [...words, [phrase.join(' ')]] : words;
  const inHead = groups.every((forms) => forms.some((form) => haveForm(head, form)));
  if (inHead) return 3;
  const anywhere = groups.every((forms) =>
    forms.some((form) => haveForm(head, form) || haveForm(text, form)),
  );
  if (!anywhere) return 0;
  return roles.length > 0 || roleGroups.length > 0 ? 3 : 2;
}
