import type { Workplace } from '#domain/jobs/job';
import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import { locationById } from '#domain/vocabulary/lookup';
import type { AppLocation } from '#domain/vocabulary/types';
import { careProviderOf } from './careProviders';
import { HOSPITALS } from './hospitals';
import type { Random } from './random';
import type { CareKind, FieldText } from './texts/fieldTexts';
import { fill } from './texts/fill';

/** The place of a demo job, and the name of its workplace. */
export interface Place {
  municipality: AppLocation;
  workplace: Pick<Workplace, 'name' | 'careProvider'>;
  /** A region or a municipality runs it. */
  isPublic: boolean;
}

/** The beginnings and ends that invented workplace names are made of: Rönnbacken, Ekgården … */
const TREES: readonly string[] = [
  'Al',
  'Ask',
  'Björk',
  'Bok',
  'Ek',
  'Gran',
  'Hassel',
  'Hägg',
  'Lind',
  'Lönn',
  'Oxel',
  'Rönn',
  'Sälg',
  'Tall',
];
/** The definite form, and the form that a compound begins with. */
const GROUNDS: readonly (readonly [definite: string, stem: string])[] = [
  ['backen', 'backs'],
  ['dalen', 'dals'],
  ['gården', 'gårds'],
  ['hagen', 'hags'],
  ['kullen', 'kulls'],
  ['lunden', 'lunds'],
  ['parken', 'parks'],
  ['ängen', 'ängs'],
];

/**
 * Finds a place for a job of this field in the region: a hospital's own municipality for hospital
 * work, any municipality for the rest.
 */
export function placeFor(
  { region, field, employer }: { region: string; field: FieldText; employer: string },
  random: Random,
): Place {
  if (field.care === 'hospital') {
    const hospital = random.pick(HOSPITALS.filter((one) => regionOf(one.municipality) === region));
    return {
      municipality: municipalityById(hospital.municipality),
      workplace: { name: hospital.name, careProvider: careProviderOf(region) },
      isPublic: true,
    };
  }
  const municipality = random.pick(MUNICIPALITIES.filter(({ regionId }) => regionId === region));
  const [definite, stem] = random.pick(GROUNDS);
  const tree = random.pick(TREES);
  const name = fill(field.workplace ?? '{namn}', {
    namn: `${tree}${definite}`,
    stam: `${tree}${stem}`,
    ort: municipality.name,
  });
  const where = { region, employer, place: municipality.name };
  const careProvider = providerOf(field.care, where, random);
  return {
    municipality,
    workplace: { name, careProvider },
    isPublic: careProvider !== employer && field.care !== 'prison',
  };
}

function providerOf(
  care: CareKind,
  { region, employer, place }: { region: string; employer: string; place: string },
  random: Random,
): string {
  switch (care) {
    case 'hospital':
    case 'ambulance':
      return careProviderOf(region);
    case 'primary':
      return random.chance(0.6) ? careProviderOf(region) : employer;
    case 'municipal':
      return `Kommunens vård och omsorg, ${place}`;
    case 'school':
      return random.chance(0.5) ? `Kommunens skolor, ${place}` : employer;
    case 'prison':
      return 'Kriminalvården';
    case 'occupational':
    case 'dental':
    case 'pharmacy':
    case 'optics':
      return employer;
  }
}

function regionOf(municipality: string): string {
  return municipalityById(municipality).regionId;
}

function municipalityById(id: string): AppLocation {
  const found = locationById(id);
  if (!found) throw new Error(`There is no municipality ${id}`);
  return found;
}
