import { beforeEach, expect, it } from 'vitest';
import { Workplaces } from './workplaces';

const at = (workplaceName: string, place: string | null) => ({
  workplaceName,
  names: { workRole: { sv: '', en: '' }, place, region: null },
});

let workplaces: Workplaces;
beforeEach(() => {
  workplaces = new Workplaces();
  workplaces.add(at('Björkdungens vårdcentral', 'Umeå'));
  workplaces.add(at('Umeåkustens akutmottagning', 'Umeå'));
  workplaces.add(at('Umeåkustens akutmottagning', 'Umeå'));
  workplaces.add(at('Lindåsens sjukhus', null));
});

const names = (text: string) => workplaces.matching(text).map(({ name }) => name);

it.each([
  ['lindas', ['Lindåsens sjukhus']],
  ['SJUKHUS', ['Lindåsens sjukhus']],
  ['vårdcentral umeå', ['Björkdungens vårdcentral']],
  ['umea', ['Umeåkustens akutmottagning', 'Björkdungens vårdcentral']],
  ['björk sjuk', []],
  ['ens', []],
  ['%', []],
  ['  ', []],
])('finds by %j: %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

it('says where they are', () => {
  expect(workplaces.matching('lind')).toEqual([{ name: 'Lindåsens sjukhus', place: null }]);
});

it('puts the one with most jobs first where no name begins with the text', () => {
  workplaces.add(at('Norra akutmottagningen', null));
  expect(names('akutmott')).toEqual(['Umeåkustens akutmottagning', 'Norra akutmottagningen']);
});

it('forgets one with its last job', () => {
  workplaces.remove(at('Umeåkustens akutmottagning', 'Umeå'));
  expect(names('akut')).toHaveLength(1);
  workplaces.remove(at('Umeåkustens akutmottagning', 'Umeå'));
  expect(names('akut')).toEqual([]);
});

it('suggests ten at most', () => {
  for (let count = 0; count < 12; count += 1) workplaces.add(at(`Enhet ${count}`, null));
  expect(names('enhet')).toHaveLength(10);
});
