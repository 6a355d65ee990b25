import { describe, expect, it } from 'vitest';
import { isForNewGraduates, isWithoutLicence } from './openTo';
import { aJob } from './testing/aJob';

const SILENT = { title: 'Sjuksköterska', description: [], requirements: [], meritorious: [] };

describe('isForNewGraduates', () => {
  it.each([
    ['asks for no years', { requires: { yearsInProfession: 0 } }, true],
    ['asks for a year', { requires: { yearsInProfession: 1 } }, false],
    [
      'asks for a year and names them',
      { title: 'Nyexad?', requires: { yearsInProfession: 1 } },
      false,
    ],
    ['says nothing', {}, false],
    ['names them in its title', { title: 'Nyexaminerad sjuksköterska' }, true],
    ['names them in its text', { description: ['Du kan vara nylegitimerad.'] }, true],
    ['names them in English', { requirements: ['Newly qualified nurses are welcome'] }, true],
    ['has a word that begins alike', { description: ['Nyhet: examinerade handledare'] }, false],
  ])('of a job that %s', (_what, stated, expected) => {
    expect(isForNewGraduates(aJob({ ...SILENT, requires: null, ...stated }))).toBe(expected);
  });
});

describe('isWithoutLicence', () => {
  it.each([
    ['vardbitrade', { licence: false }, true],
    ['vardbitrade', { licence: true }, false],
    ['vardbitrade', {}, false],
    // The law asks for it
    ['sjukskoterska', { licence: false }, false],
  ])('of %s that states %j', (workRole, requires, expected) => {
    expect(isWithoutLicence(aJob({ workRole, requires }))).toBe(expected);
  });
});
