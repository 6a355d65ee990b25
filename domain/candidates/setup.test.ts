import { expect, it } from 'vitest';
import { DOCUMENT_NEED } from './documents';
import { accountSetup, SETUP_TASKS, type SetupTaskId } from './setup';
import type { AccountContents } from './strength';
import { anEmptyAccount, aReference, aWholeAccount, somePreferences } from './testing/anAccount';

const TODAY = '2026-03-02';
const whole = aWholeAccount();
const { profile } = whole;

const stateOf = (id: SetupTaskId, contents: AccountContents) =>
  accountSetup(contents, TODAY).tasks.find((task) => task.id === id)?.state;

it('is done for a whole account', () => {
  const { tasks, done, total } = accountSetup(whole, TODAY);
  expect(tasks.map(({ id }) => id)).toEqual(SETUP_TASKS);
  expect(tasks.every(({ state }) => state === 'done')).toBe(true);
  expect([done, total]).toEqual([9, 9]);
});

it('has no task begun for an empty account, and no task for a prescriber code', () => {
  const { tasks, done, total } = accountSetup(anEmptyAccount(), TODAY);
  expect(tasks.map(({ id }) => id)).not.toContain('prescriber_code');
  expect(tasks.every(({ state }) => state === 'not_begun')).toBe(true);
  expect([done, total]).toEqual([0, 9]);
});

it.each<[id: SetupTaskId, changes: Partial<AccountContents>, state: string]>([
  ['profile', { profile: { ...profile, phone: null } }, 'begun'],
  ['visibility', { profile: { ...profile, visibilityChosen: false } }, 'not_begun'],
  ['preferences', { preferences: somePreferences({ systems: [] }) }, 'begun'],
  ['references', { references: [aReference()] }, 'begun'],
  ['references', { references: [aReference(), aReference({ isManager: false })] }, 'begun'],
  ['licence', { documents: [{ type: 'ivo_licence', validTo: '2026-03-01' }] }, 'not_begun'],
  // Handed in, and nobody has said when it ends
  ['licence', { documents: [{ type: 'ivo_licence', validTo: null }] }, 'begun'],
  ['id_card', { documents: [] }, 'not_begun'],
  ['prescriber_code', { profile: { ...profile, prescriberCode: null } }, 'not_begun'],
])('says how far %s has come', (id, changes, state) => {
  expect(stateOf(id, { ...whole, ...changes })).toBe(state);
});

it.each([
  ['underskoterska', undefined],
  ['barnmorska', 'done'],
  ['tandlakare', 'done'],
])('asks a prescriber code of who may have one: %s', (profession, state) => {
  expect(stateOf('prescriber_code', { ...whole, profile: { ...profile, profession } })).toBe(state);
});

it('is complete without what is optional', () => {
  const without = { ...whole, profile: { ...profile, prescriberCode: null } };
  const { done, total } = accountSetup(without, TODAY);
  expect(done).toBe(total);
});

it('needs the documents that the page of documents says are needed', () => {
  const { tasks } = accountSetup({ ...whole, documents: [] }, TODAY);
  const optionalOf = (task: string) => tasks.find(({ id }) => id === task)?.optional;
  expect(optionalOf('cv')).toBe(DOCUMENT_NEED.cv !== 'needed');
  expect(optionalOf('id_card')).toBe(DOCUMENT_NEED.id_card !== 'needed');
  expect(optionalOf('licence')).toBe(DOCUMENT_NEED.hosp_licence !== 'licence');
});
