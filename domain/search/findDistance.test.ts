import { expect, it } from 'vitest';
import { locationById } from '#domain/vocabulary/lookup';
import { municipalitiesWithin } from './findDistance';
import { said, TODAY } from './testing/said';
import { understand } from './understand';

const UMEA = 'm-2480';
const read = (text: string) => understand(text, { today: TODAY, taken: new Set() });
const near = (id: string, km: number) => `place:${municipalitiesWithin(id, km).join('+')}`;

it('lists the municipalities around a town, the town first', () => {
  const names = municipalitiesWithin(UMEA, 60).map((id) => locationById(id)?.name);
  expect(names[0]).toBe('Umeå');
  expect(names).toContain('Vännäs');
  expect(names).not.toContain('Skellefteå');
  expect(municipalitiesWithin(UMEA, 130)).toContain('m-2482');
});

it.each([
  ['inom 60 km från Umeå', near(UMEA, 60)],
  ['ssk inom 60 km från Umeå natt', `sjukskoterska ${near(UMEA, 60)} time:night`],
  ['inom 60km från umea', near(UMEA, 60)],
  ['max 3 mil från Umeå', near(UMEA, 30)],
  ['upp till 100 kilometer från Umeå', near(UMEA, 100)],
  ['60 km runt Umeå', near(UMEA, 60)],
  ['60 km Umeå', near(UMEA, 60)],
  ['ej nära Umeå ssk', `sjukskoterska not(${near(UMEA, 60)})`],
  ['nära Umeå 60 km', near(UMEA, 60)],
  ['nära Umeå, 30 km', near(UMEA, 30)],
  ['nära Umeå inom 30 km', near(UMEA, 30)],
  ['läkare nära Umeå', `every:lakare ${near(UMEA, 60)}`],
  ['i närheten av Umeå', near(UMEA, 60)],
  ['Umeå med omnejd', near(UMEA, 60)],
  ['nurse Umeå 60 km', `sjukskoterska ${near(UMEA, 60)}`],
  ['within 60 km of Umeå', near(UMEA, 60)],
  ['ssk umeåtrakten', `sjukskoterska ${near(UMEA, 60)}`],
  ['göteborgsområdet', near('m-1480', 60)],
  ['near Gothenburg', near('m-1480', 60)],
  ['close to Gbg 30 km', near('m-1480', 30)],
  ['nära Skeleftea', `${near('m-2482', 60)} read:Skellefteå`],
  // No town, or no distance
  ['nära Skåne', 'place:r-12'],
  ['ssk 60 km', 'sjukskoterska word:60 word:km'],
  ['i Umeå', `place:${UMEA}`],
  ['kring jul', 'days:2026-12-20..2027-01-06'],
  ['"nära Umeå"', 'word:"nära" word:"Umeå"'],
])('%s: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

it('is one filter, named by its distance, and is removed as a whole', () => {
  expect(read('ssk inom 60 km från Umeå natt').filters[1]).toMatchObject({
    label: { sv: 'Inom 60 km från Umeå', en: 'Within 60 km of Umeå' },
    words: 'inom 60 km från Umeå',
    without: 'ssk natt',
  });
});

it('searches the ads for the town alone when places were chosen before', () => {
  expect(said('ssk inom 60 km från Umeå', ['locations'])).toBe('sjukskoterska word:Umeå');
});
