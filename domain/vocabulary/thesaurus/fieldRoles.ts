/**
 * The profession that a nurse or a doctor in a work field has: "ssk iva", "psyk läkare". A field
 * that is not here is a filter of its own beside the profession: "ssk vårdcentral".
 */
export const FIELD_ROLES: Readonly<Record<string, { nurse?: string; doctor?: string }>> = {
  akutmottagning: { nurse: 'akutsjukskoterska', doctor: 'specialistlakare-akutsjukvard' },
  ambulanssjukvard: { nurse: 'ambulanssjukskoterska' },
  intensivvard: { nurse: 'iva-sjukskoterska', doctor: 'specialistlakare-anestesiologi' },
  operation: { nurse: 'operationssjukskoterska' },
  anestesi: { nurse: 'anestesisjukskoterska', doctor: 'specialistlakare-anestesiologi' },
  allmankirurgi: { nurse: 'kirurgsjukskoterska', doctor: 'specialistlakare-kirurgi' },
  ortopedi: { nurse: 'ortopedsjukskoterska', doctor: 'specialistlakare-ortopedi' },
  urologi: { doctor: 'specialistlakare-urologi' },
  plastikkirurgi: { doctor: 'specialistlakare-plastikkirurgi' },
  'oron-nasa-hals': { doctor: 'specialistlakare-oron-nasa-hals' },
  ogonsjukvard: { nurse: 'ogonsjukskoterska', doctor: 'specialistlakare-oftalmologi' },
  medicin: { nurse: 'medicinsjukskoterska', doctor: 'specialistlakare-internmedicin' },
  internmedicin: { nurse: 'medicinsjukskoterska', doctor: 'specialistlakare-internmedicin' },
  kardiologi: { nurse: 'hjart-och-karlsjukskoterska', doctor: 'specialistlakare-kardiologi' },
  'neurologi-och-stroke': { nurse: 'neurosjukskoterska', doctor: 'specialistlakare-neurologi' },
  'endokrinologi-och-diabetes': {
    nurse: 'diabetessjukskoterska',
    doctor: 'specialistlakare-endokrinologi',
  },
  'njurmedicin-och-dialys': { nurse: 'dialyssjukskoterska', doctor: 'specialistlakare-nefrologi' },
  'onkologi-och-hematologi': {
    nurse: 'onkologisjukskoterska',
    doctor: 'specialistlakare-onkologi',
  },
  infektion: { nurse: 'infektionssjukskoterska', doctor: 'specialistlakare-infektion' },
  lungmedicin: { doctor: 'specialistlakare-lungmedicin' },
  psykiatri: { nurse: 'psykiatrisjukskoterska', doctor: 'specialistlakare-psykiatri' },
  allmanpsykiatri: { nurse: 'psykiatrisjukskoterska', doctor: 'specialistlakare-psykiatri' },
  'psykiatrisk-heldygnsvard': {
    nurse: 'psykiatrisjukskoterska',
    doctor: 'specialistlakare-psykiatri',
  },
  'barn-och-ungdomspsykiatri': {
    nurse: 'psykiatrisjukskoterska',
    doctor: 'specialistlakare-barn-och-ungdomspsykiatri',
  },
  rattspsykiatri: {
    nurse: 'psykiatrisjukskoterska',
    doctor: 'specialistlakare-rattspsykiatri',
  },
  vardcentral: { doctor: 'specialistlakare-allmanmedicin' },
  neonatalvard: { nurse: 'neonatalsjukskoterska' },
  barnsjukvard: { nurse: 'barnsjukskoterska', doctor: 'specialistlakare-pediatrik' },
  gynekologi: { doctor: 'specialistlakare-gynekologi' },
  geriatrik: { nurse: 'geriatriksjukskoterska', doctor: 'specialistlakare-geriatrik' },
  'palliativ-vard': {
    nurse: 'palliativsjukskoterska',
    doctor: 'specialistlakare-palliativ-medicin',
  },
  rontgen: { nurse: 'rontgensjukskoterska', doctor: 'specialistlakare-radiologi' },
  'mr-och-dt': { nurse: 'rontgensjukskoterska', doctor: 'specialistlakare-radiologi' },
  mammografi: { nurse: 'rontgensjukskoterska', doctor: 'specialistlakare-radiologi' },
  'klinisk-fysiologi': { doctor: 'specialistlakare-klinisk-fysiologi' },
  patologi: { doctor: 'specialistlakare-patologi' },
  elevhalsa: { nurse: 'skolskoterska', doctor: 'skollakare' },
  foretagshalsovard: { nurse: 'foretagsskoterska', doctor: 'foretagslakare' },
  telefonradgivning: { nurse: 'telefonsjukskoterska' },
  rehabilitering: {
    nurse: 'rehabiliteringssjukskoterska',
    doctor: 'specialistlakare-rehabiliteringsmedicin',
  },
};

/** The professions that are of a work field by what they are. */
export const rolesOfField = (field: string): string[] =>
  Object.values(FIELD_ROLES[field] ?? {}).filter((role) => role !== undefined);

/** The field of a doctor who shares it with another speciality: "hudläkare", "reumatolog". */
const SHARED_FIELDS: Readonly<Record<string, string>> = {
  'specialistlakare-hematologi': 'onkologi-och-hematologi',
  'specialistlakare-dermatologi': 'hud-och-reumatologi',
  'specialistlakare-reumatologi': 'hud-och-reumatologi',
};

/** The work field of a doctor's speciality; undefined for one that has none of its own. */
export function fieldOfDoctor(role: string): string | undefined {
  const [field] = Object.entries(FIELD_ROLES).find(([, { doctor }]) => doctor === role) ?? [];
  return field ?? SHARED_FIELDS[role];
}

/** Fields in which a nurse is the specialist: "ssk iva" asks for no other nurse. */
export const FIELDS_OF_SPECIALISTS: ReadonlySet<string> = new Set([
  ...['intensivvard', 'operation', 'anestesi', 'ambulanssjukvard', 'rontgen', 'elevhalsa'],
]);
