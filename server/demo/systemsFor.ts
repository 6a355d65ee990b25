import type { Random } from './random';
import type { CareKind } from './texts/fieldTexts';

/** The record systems of hospitals and public health centres, by region. */
const BY_REGION: Readonly<Record<string, readonly string[]>> = {
  'r-01': ['takecare'],
  'r-03': ['cosmic'],
  'r-04': ['ncs-cross', 'systeam-cross'],
  'r-05': ['cosmic'],
  'r-06': ['cosmic'],
  'r-07': ['cosmic'],
  'r-08': ['cosmic'],
  'r-09': ['takecare'],
  'r-10': ['ncs-cross', 'systeam-cross'],
  'r-12': ['melior', 'pmo'],
  'r-13': ['vas'],
  'r-14': ['melior', 'asynja-visph'],
  'r-17': ['cosmic'],
  'r-18': ['ncs-cross'],
  'r-19': ['cosmic'],
  'r-20': ['takecare'],
  'r-21': ['melior', 'pmo'],
  'r-22': ['ncs-cross'],
  'r-23': ['vas'],
  'r-24': ['ncs-cross'],
  'r-25': ['vas'],
};

/** Where the region does not decide it. */
const BY_CARE: Readonly<Partial<Record<CareKind, readonly string[]>>> = {
  municipal: ['lifecare', 'treserva', 'procapita'],
  school: ['prorenata', 'pmo', 'medidoc'],
  occupational: ['webdoc', 'medidoc'],
  dental: ['t4'],
};

/** Systems in addition to the record system, by field. */
const BY_FIELD: Readonly<Record<string, string>> = {
  operation: 'orbit',
  anestesi: 'metavision',
  intensivvard: 'metavision',
  uppvakning: 'metavision',
  forlossning: 'obstetrix',
  bb: 'obstetrix',
  modravard: 'obstetrix',
  rontgen: 'sectra-pacs',
  'mr-och-dt': 'sectra-pacs',
  mammografi: 'sectra-pacs',
  patologi: 'sectra-pacs',
  'klinisk-kemi': 'flexlab',
  mikrobiologi: 'flexlab',
  transfusionsmedicin: 'flexlab',
};
/** Fields without patient records. */
const WITHOUT: readonly CareKind[] = ['pharmacy', 'optics'];

/** The systems that a job asks for: a record system and the field's own system; sometimes none. */
export function systemsFor(
  { care, fieldId, region }: { care: CareKind; fieldId: string; region: string },
  random: Random,
): string[] {
  if (WITHOUT.includes(care)) return [];
  const records = BY_CARE[care] ?? BY_REGION[region] ?? [];
  const tool = BY_FIELD[fieldId];
  return [
    ...(records.length > 0 && random.chance(0.85) ? [random.pick(records)] : []),
    ...(tool && random.chance(0.7) ? [tool] : []),
  ];
}
