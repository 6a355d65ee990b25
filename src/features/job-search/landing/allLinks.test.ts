import { expect, it } from 'vitest';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { paths } from '../../../lib/site/paths';
import { allLinks } from './allLinks';

it('has every role and every place once', () => {
  const { roles, places } = allLinks(CONSTANTS, 'en');
  const rolePaths = roles.flatMap(({ links }) => links.map(({ pathId }) => pathId));
  const placePaths = places.flatMap(({ pathId, links }) => [
    pathId,
    ...links.map((link) => link.pathId),
  ]);
  expect(rolePaths.toSorted()).toEqual(CONSTANTS.workroles.map(({ pathId }) => pathId).toSorted());
  expect(placePaths.toSorted()).toEqual(CONSTANTS.appLocations.map(({ key }) => key).toSorted());
});

it('sorts places by the Swedish alphabet on an English page too', () => {
  const { places } = allLinks(CONSTANTS, 'en');
  const scania = places.find(({ label }) => label === 'Skåne County');
  expect(scania?.links.at(-1)?.label).toBe('Östra Göinge');
  expect(scania?.links[0]?.label).toBe('Bjuv');
});

it('has the same addresses as the links of the constants', () => {
  const { roles, locations, roleAndLocationPath } = CONSTANTS.availableJobsLinksData;
  expect(roles.map(({ path }) => path)).toEqual(
    CONSTANTS.workroles.map(({ pathId }) => ({
      sv: paths.landing('sv', pathId),
      en: paths.landing('en', pathId),
    })),
  );
  expect(locations.map(({ path }) => path.sv)).toEqual(
    CONSTANTS.appLocations.map(({ key }) => paths.landing('sv', key)),
  );
  expect(roleAndLocationPath.en).toBe(paths.landing('en', '{role}', '{location}'));
});
