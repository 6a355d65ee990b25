import { describe, expect, it } from 'vitest';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { namesAll, searchVocabulary } from './searchVocabulary';
import { workFieldGroups, workFieldIcon } from './workFieldGroups';

describe('searchVocabulary', () => {
  it('has every name in the language', () => {
    const { roles, places, systems, fields } = searchVocabulary(CONSTANTS, 'en');
    expect(roles).toHaveLength(CONSTANTS.workroles.length);
    expect(places).toHaveLength(CONSTANTS.appLocations.length);
    expect(systems).toHaveLength(CONSTANTS.systemKnowledgeOptions.length);
    expect(fields.find(({ id }) => id === 'bb')?.label).toBe('Postnatal ward');
  });

  it('keeps of the long lists only what a first screen names', () => {
    const wanted = { locations: ['m-1280'], systems: ['cosmic'] };
    const first = searchVocabulary(CONSTANTS, 'sv', wanted);
    expect(first.systems).toEqual([{ id: 'cosmic', label: 'Cosmic' }]);
    expect(first.places.filter(({ kind }) => kind === 'municipality')).toMatchObject([
      { id: 'm-1280', label: 'Malmö' },
    ]);
    expect(first.places.filter(({ kind }) => kind === 'region')).toHaveLength(21);
    expect(namesAll(first, wanted)).toBe(true);
  });

  it.each([
    [{ locations: [], systems: [] }, true],
    [{ locations: ['r-12'], systems: [] }, true],
    [{ locations: ['m-1280'], systems: [] }, false],
    [{ locations: [], systems: ['cosmic'] }, false],
  ])('has all names of %j without the long lists: %s', (wanted, expected) => {
    const first = searchVocabulary(CONSTANTS, 'sv', { locations: [], systems: [] });
    expect(namesAll(first, wanted)).toBe(expected);
  });
});

describe('work fields', () => {
  const { fields } = searchVocabulary(CONSTANTS, 'sv');

  it('come in groups with their own icons', () => {
    const groups = workFieldGroups(fields);
    expect(groups.map(({ icon }) => icon)).toEqual(
      CONSTANTS.workfields.filter(({ isGroup }) => isGroup).map(({ iconId }) => iconId),
    );
    const inGroups = groups.flatMap((group) => group.fields);
    expect(inGroups).toHaveLength(CONSTANTS.workfields.length - groups.length);
  });

  it.each([
    ['bb', 'women-children'],
    ['psykiatri', 'psychiatry'],
    ['okänt', undefined],
    [undefined, undefined],
  ])('%s has the icon %s', (id, icon) => {
    expect(workFieldIcon(id, fields)).toBe(icon);
  });
});
