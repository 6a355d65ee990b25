import { describe, expect, it } from 'vitest';
import { DEFAULT_EMPLOYMENT_TYPE } from '#domain/limits';
import { CONSTANTS } from './constants';
import { slugify } from './slug';

const { workroles, workroleGroups, workfields, appLocations } = CONSTANTS;
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('ids', () => {
  const { availableJobsLinksData: links, ...lists } = CONSTANTS;
  const all = { ...lists, linkedRoles: links.roles, linkedLocations: links.locations };

  it.each(Object.entries(all))('%s are unique', (_name, list: { id: string }[]) => {
    expect(repeated(list.map(({ id }) => id))).toEqual([]);
  });

  it.each([
    ['workroles', workroles.map(({ id }) => id)],
    ['workfields', workfields.map(({ id }) => id)],
    ['appLocations', appLocations.map(({ id }) => id)],
    ['systems', CONSTANTS.systemKnowledgeOptions.map(({ id }) => id)],
  ])('%s hold no comma or space, so that lists can be joined in a query', (_name, ids) => {
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
  });
});

describe('what part 3 names besides', () => {
  it('locations are the places of appLocations', () => {
    expect(CONSTANTS.locations).toHaveLength(appLocations.length);
    expect(CONSTANTS.locations).toContainEqual({
      id: 'm-2480',
      pathId: 'umea',
      text: { sv: 'Umeå', en: 'Umeå' },
    });
  });

  it('every work field has the icon of its group', () => {
    const groups = new Map(workfields.filter((one) => one.isGroup).map((one) => [one.id, one]));
    for (const { icon, group } of workfields) expect(icon).toBe(groups.get(group)?.iconId);
  });
});

describe('texts', () => {
  const texts = [
    ...workroles,
    ...workroleGroups,
    ...workfields,
    ...CONSTANTS.employmentTypes,
    ...CONSTANTS.workingHours,
    ...CONSTANTS.travelOptions,
    ...CONSTANTS.housingOptions,
    ...CONSTANTS.scoringSystem,
  ].map(({ text }) => text);

  it('exist in both languages', () => {
    for (const { sv, en } of texts) {
      expect(sv.trim()).not.toBe('');
      expect(en.trim()).not.toBe('');
    }
  });

  it('differ between roles in both languages', () => {
    expect(repeated(workroles.map(({ text }) => text.sv))).toEqual([]);
    expect(repeated(workroles.map(({ text }) => text.en))).toEqual([]);
  });
});

describe('paths', () => {
  it('are the slug of the Swedish name (decision 7 of the specification)', () => {
    for (const { pathId, text } of [...workroles, ...workfields]) {
      expect(pathId).toBe(slugify(text.sv));
    }
  });

  it('name one role or one place, never both', () => {
    const segments = [
      ...workroles.map(({ pathId }) => pathId),
      ...appLocations.map(({ key }) => key),
    ];
    expect(repeated(segments)).toEqual([]);
  });
});

describe('work roles', () => {
  it('have a group that exists, and every group has a role', () => {
    expect(new Set(workroles.map(({ group }) => group))).toEqual(
      new Set(workroleGroups.map(({ id }) => id)),
    );
  });

  it.each([
    'psykiatri',
    'kardiologi',
    'ortopedi',
    'gynekologi',
    'anestesiologi',
    'radiologi',
    'neurologi',
    'onkologi',
    'oftalmologi',
    'dermatologi',
    'urologi',
    'kirurgi',
    'plastikkirurgi',
    'endokrinologi',
    'pediatrik',
    'nefrologi',
  ])('have the speciality %s of part 2', (speciality) => {
    expect(workroles.map(({ pathId }) => pathId)).toContain(`specialistlakare-${speciality}`);
  });

  it.each([
    'operations',
    'iva-',
    'anestesi',
    'barn',
    'psykiatri',
    'ambulans',
    'onkologi',
    'dialys',
    'geriatrik',
    'neonatal',
    'hjart-och-karl',
    'ortoped',
    'hud',
    'neuro',
    'rehabiliterings',
    'kirurg',
  ])('have the specialist nurse %ssjukskoterska of part 2', (speciality) => {
    expect(workroles.map(({ pathId }) => pathId)).toContain(`${speciality}sjukskoterska`);
  });

  it('shows the roles without a group as Andra and Other (part 3)', () => {
    expect(workroleGroups.find(({ id }) => id === '')?.text).toEqual({ sv: 'Andra', en: 'Other' });
  });
});

describe('work fields', () => {
  const groups = workfields.filter(({ isGroup }) => isGroup);

  it('have twelve groups, each with its own icon', () => {
    expect(groups.map(({ iconId }) => iconId).toSorted()).toEqual([
      'dental',
      'elderly-care',
      'emergency',
      'imaging-lab',
      'medicine',
      'pharmacy-optics',
      'primary-care',
      'psychiatry',
      'rehab',
      'school-occupational',
      'surgery',
      'women-children',
    ]);
  });

  it.each(groups.map(({ id }) => id))('%s holds four to nine fields', (groupId) => {
    const size = workfields.filter(({ group, isGroup }) => group === groupId && !isGroup).length;
    expect(size).toBeGreaterThanOrEqual(4);
    expect(size).toBeLessThanOrEqual(9);
  });
});

describe('locations', () => {
  it('are 21 regions and 290 municipalities', () => {
    const kinds = appLocations.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'region')).toHaveLength(21);
    expect(kinds.filter((kind) => kind === 'municipality')).toHaveLength(290);
  });

  it('are in a region that exists', () => {
    const regions = new Set(
      appLocations.filter(({ kind }) => kind === 'region').map(({ id }) => id),
    );
    for (const { regionId } of appLocations) expect(regions).toContain(regionId);
  });

  it.each([
    ['m-0180', 'stockholm', 'Stockholm', 'r-01'],
    ['r-01', 'stockholms-lan', 'Stockholms län', 'r-01'],
    ['m-0305', 'habo-uppsala-lan', 'Håbo', 'r-03'],
    ['m-0643', 'habo', 'Habo', 'r-06'],
    ['m-2023', 'malung-salen', 'Malung-Sälen', 'r-20'],
  ])('%s is %s', (id, key, name, regionId) => {
    expect(appLocations.find((location) => location.id === id)).toMatchObject({
      key,
      name,
      regionId,
    });
  });
});

it('the default employment type exists', () => {
  expect(CONSTANTS.employmentTypes.map(({ id }) => id)).toContain(DEFAULT_EMPLOYMENT_TYPE);
});

it('the points add up to a hundred', () => {
  expect(CONSTANTS.scoringSystem.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});
