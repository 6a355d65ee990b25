import { systemById, workFieldById } from '#domain/vocabulary/lookup';
import { WORK_FIELDS } from '#domain/vocabulary/workFields';
import { wordsOf } from './adWords';

/**
 * Words by which an ad says a fact that it has no id for. `jour*` is the beginning of a word.
 * Written from how ads say it; no code of the search is used here.
 */

const TIMES: Readonly<Record<string, readonly string[]>> = {
  day: ['dag', 'dagtid*', 'dagpass*', 'dagtjänst*', 'kontorstid*', 'vardagar', 'daytime'],
  evening: ['kväll', 'kvällar', 'kvällstid', 'kvällspass', 'kvällstjänst*', 'evening*'],
  night: ['natt*', 'nätter', 'night*'],
  weekend: ['helg', 'helger', 'helgen', 'helgpass', 'helgtjänst*', 'varannan helg', 'weekend*'],
  rotating: ['rotation*', 'roterande', 'treskift', 'tvåskift', 'skiftarbete', 'rullande schema'],
};

const ON_CALL: readonly string[] = ['jour', 'jourer', 'jourpass', 'bakjour*', 'beredskap*'];

const EMPLOYMENT_TYPES: Readonly<Record<string, readonly string[]>> = {
  konsult: ['konsult*', 'konsultuppdrag', 'bemanningsuppdrag', 'stafett*', 'hyrläkare'],
  vikariat: ['vikari*', 'föräldravik*'],
  timanstallning: ['timvik*', 'timanst*', 'behovsanst*', 'intermittent*'],
  visstid: ['visstid*', 'tidsbegränsa*'],
  sommarjobb: ['sommar*', 'semestervik*'],
  tillsvidare: ['tillsvidare*', 'tills vidare', 'fast anställning', 'fast tjänst'],
};

/** Besides the field's own name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  akutmottagning: ['akuten', 'akutmottagning*', 'akutklinik*'],
  intensivvard: ['intensivvård*', 'iva', 'intensiven', 'icu'],
  operation: ['operation*', 'dagkirurgi*'],
  anestesi: ['anestesi*', 'narkos*'],
  ortopedi: ['ortoped*'],
  allmankirurgi: ['kirurgi*', 'kirurgen'],
  internmedicin: ['internmedicin*', 'medicinavdelning*', 'medicinklinik*'],
  kardiologi: ['kardiolog*', 'hjärtavdelning*', 'hia', 'hjärtintensiv*'],
  'neurologi-och-stroke': ['neurolog*', 'stroke*'],
  'njurmedicin-och-dialys': ['dialys*', 'njurmedicin*'],
  'onkologi-och-hematologi': ['onkolog*', 'hematolog*', 'cancer*'],
  infektion: ['infektion*'],
  lungmedicin: ['lung*'],
  allmanpsykiatri: ['allmänpsykiatri*', 'vuxenpsykiatri*', 'psykiatri*'],
  'psykiatrisk-heldygnsvard': ['heldygnsvård*', 'psykiatrisk avdelning', 'slutenvård*'],
  'barn-och-ungdomspsykiatri': ['bup', 'barn och ungdomspsykiatri*'],
  rattspsykiatri: ['rättspsyk*'],
  beroendevard: ['beroende*'],
  psykiatri: ['psykiatri*', 'bup'],
  vardcentral: ['vårdcentral*', 'hälsocentral*', 'husläkarmottagning*', 'familjeläkar*'],
  primarvard: ['primärvård*', 'vårdcentral*', 'hälsocentral*'],
  telefonradgivning: ['telefonrådgivning*', 'sjukvårdsrådgivning*', '1177'],
  'digital-vard': ['digital vård', 'digitala vårdmöten', 'digital mottagning'],
  forlossning: ['förlossning*'],
  bb: ['bb', 'eftervård*'],
  neonatalvard: ['neonatal*'],
  modravard: ['mödravård*', 'mödrahälsovård*', 'mvc', 'barnmorskemottagning*'],
  barnhalsovard: ['bvc', 'barnhälsovård*', 'barnavårdscentral*'],
  barnsjukvard: ['barnsjukvård*', 'barnklinik*', 'barnavdelning*', 'barnmottagning*'],
  gynekologi: ['gyn', 'gynekolog*', 'kvinnoklinik*'],
  ungdomsmottagning: ['ungdomsmottagning*'],
  'sarskilt-boende': ['särskilt boende', 'äldreboende*', 'omsorgsboende*', 'vårdboende*', 'säbo'],
  hemtjanst: ['hemtjänst*'],
  hemsjukvard: ['hemsjukvård*'],
  demensvard: ['demens*'],
  geriatrik: ['geriatri*'],
  'palliativ-vard': ['palliativ*', 'asih', 'hospice*'],
  rontgen: ['röntgen*', 'radiologi*'],
  'mr-och-dt': ['mr', 'dt', 'magnetkamera*', 'datortomografi*'],
  mammografi: ['mammografi*'],
  'klinisk-fysiologi': ['klinisk fysiologi*', 'fysiologklinik*', 'fysiologlab*'],
  'klinisk-kemi': ['klinisk kemi*', 'kemlab*'],
  habilitering: ['habilitering*'],
  smartrehabilitering: ['smärtrehab*', 'smärtklinik*', 'smärtmottagning*'],
  elevhalsa: ['elevhälsa*', 'skola', 'skolan', 'grundskola*', 'gymnasi*'],
  foretagshalsovard: ['företagshälso*'],
  kriminalvard: ['kriminalvård*', 'anstalt*', 'häkte*'],
  oppenvardsapotek: ['öppenvårdsapotek*', 'apotek*'],
  sjukhusapotek: ['sjukhusapotek*'],
  optik: ['optik*', 'optiker*'],
  vaccination: ['vaccin*'],
};

/** Product names, whole, as one word or as two. */
const SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  takecare: ['takecare', 'take care'],
  'sectra-pacs': ['sectra'],
  'asynja-visph': ['asynja'],
  prorenata: ['prorenata', 'pro renata'],
  vas: ['vas'],
};

export const timeWords = (id: string): readonly string[] => TIMES[id] ?? [];
export const onCallWords = (): readonly string[] => ON_CALL;
export const formWords = (id: string): readonly string[] => EMPLOYMENT_TYPES[id] ?? [];

export const systemWords = (id: string): readonly string[] =>
  SYSTEMS[id] ?? [wordsOf(systemById(id)?.text ?? id).join(' ')];

/** A group's words are also those of its fields. */
export function fieldWords(id: string): readonly string[] {
  const own = FIELDS[id] ?? [`${wordsOf(workFieldById(id)?.text.sv ?? id).join(' ')}*`];
  const inner = fieldsOfGroup(id).filter((field) => field !== id);
  return [...own, ...inner.flatMap((field) => fieldWords(field))];
}

/** The fields of a group, or the field itself. */
export function fieldsOfGroup(id: string): string[] {
  const fields = WORK_FIELDS.filter(({ isGroup, group }) => !isGroup && group === id);
  return fields.length > 0 ? fields.map((field) => field.id) : [id];
}
