import { expect, it } from 'vitest';
import { runsWorkplace } from './workplaces';

it.each([
  ['Region Skåne', 'Region Skåne', true],
  ['REGION SKANE', 'Region  Skåne', true],
  ['Region Skåne', 'Region Skåne Bemanning', false],
  ['Bemanna AB', 'Region Skåne', false],
  ['', '', false],
  ['–', '-', false],
])('%s runs a workplace of %s: %s', (employer, careProvider, expected) => {
  expect(runsWorkplace(employer, { careProvider })).toBe(expected);
});
