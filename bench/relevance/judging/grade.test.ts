import { expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { adWords } from './adWords';
import { readFacts } from './facts';
import { gradeOf } from './grade';

/** An ad that states nothing by an id but its profession, as imported ones do. */
const SILENT: Partial<Job> = { workFields: [], timeOfDay: [], employmentTypes: [], systems: [] };

function grade(facts: string, changes: Partial<Job> = {}): number {
  const job = aJob(changes);
  return gradeOf({ job, words: adWords(job) }, readFacts(facts));
}

it.each([
  ['role:sjukskoterska', 3],
  // The same group
  ['role:telefonsjukskoterska', 2],
  ['role:barnmorska', 0],
  ['group:sjukskoterska', 3],
  ['role:sjukskoterska place:umea time:day', 3],
  ['role:telefonsjukskoterska place:umea', 2],
  ['role:sjukskoterska place:vasterbottens-lan', 3],
  ['role:sjukskoterska place:norrland', 3],
  // The same region, and not two facts nearly
  ['role:sjukskoterska place:skelleftea', 1],
  ['role:sjukskoterska place:lulea', 0],
  ['role:sjukskoterska time:night', 0],
  ['role:sjukskoterska nottime:night', 3],
  ['role:sjukskoterska nottime:evening', 0],
  ['oncall:yes', 0],
  ['oncall:no', 3],
  ['form:konsult', 3],
  ['form:sommarjobb', 0],
  ['system:ncs-cross', 3],
  ['system:cosmic', 0],
  ['housing:yes', 0],
  ['field:akut-och-intensivvard', 3],
  ['field:vardcentral', 0],
  ['period:2026-06-01..2026-08-31', 3],
  ['period:2026-10-01..2026-10-31', 0],
  // In the title, in the text, beside a profession, not at all
  ['word:akuten', 3],
  ['word:triage*', 2],
  ['role:sjukskoterska word:triage*', 3],
  ['word:akuten word:tåg', 0],
  ['phrase:bedömer_patienter', 2],
  ['phrase:patienter_bedömer', 0],
])('%s is graded %i', (facts, expected) => {
  expect(grade(facts)).toBe(expected);
});

it('grades a fact without an id by the title as exact, and by the text as nearly right', () => {
  const titled = { ...SILENT, title: 'Sjuksköterska natt på vårdcentral' };
  expect(grade('role:sjukskoterska time:night field:vardcentral', titled)).toBe(3);
  const told = { ...SILENT, description: ['Du arbetar natt.'] };
  expect(grade('role:sjukskoterska time:night', told)).toBe(1);
  expect(grade('role:sjukskoterska time:night', SILENT)).toBe(0);
});

it('grades the name of a system as exact anywhere in the ad', () => {
  const told = { ...SILENT, meritorious: ['Vana vid Take Care'] };
  expect(grade('system:takecare', told)).toBe(3);
});

it('grades housing that is arranged as exact, and none as no match', () => {
  expect(grade('housing:yes', { housing: 'arranged' })).toBe(3);
  expect(grade('housing:yes', { housing: 'none' })).toBe(0);
});

it('does not read a phrase across sentences', () => {
  const two = { description: ['Du arbetar natt. Helg förekommer.'] };
  expect(grade('phrase:natt_helg', two)).toBe(0);
});

it.each(['profession:barnmorska', 'role:barnmorskan', 'place:atlantis'])('refuses %s', (facts) => {
  expect(() => readFacts(facts)).toThrow();
});
