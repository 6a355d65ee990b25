import { WORK_ROLES } from '#domain/vocabulary/workRoles';

/** Other names of professions than the vocabulary's, as employers write them in headlines. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  anestesisjukskoterska: ['Narkossjuksköterska'],
  'iva-sjukskoterska': ['Intensivvårdssjuksköterska', 'Intensivsjuksköterska'],
  ogonsjukskoterska: ['Ögonsköterska'],
  skolskoterska: ['Skolsjuksköterska'],
  foretagsskoterska: ['Företagssjuksköterska'],
  barnsjukskoterska: ['Specialistsjuksköterska barn'],
  fysioterapeut: ['Sjukgymnast'],
  'medicinsk-sekreterare': ['Läkarsekreterare', 'Vårdadministratör'],
  'biomedicinsk-analytiker': ['BMA'],
  'medicinskt-ansvarig-sjukskoterska': ['MAS'],
  arbetspsykolog: ['Organisationspsykolog'],
  specialistlakare: ['Överläkare', 'Specialistläkare'],
  'specialistlakare-allmanmedicin': [
    'Specialist i allmänmedicin',
    'Allmänläkare',
    'Allmänspecialist',
    'Distriktsläkare',
    'Allmänmedicinare',
  ],
  'specialistlakare-akutsjukvard': ['Akutläkare'],
  'specialistlakare-anestesiologi': ['Anestesiolog', 'Narkosläkare', 'Anestesiläkare'],
  'specialistlakare-barn-och-ungdomspsykiatri': ['Barnpsykiater', 'Barn- och ungdomspsykiater'],
  'specialistlakare-dermatologi': ['Dermatolog', 'Hudläkare', 'Dermatovenereolog'],
  'specialistlakare-endokrinologi': ['Endokrinolog'],
  'specialistlakare-gastroenterologi': ['Gastroenterolog'],
  'specialistlakare-geriatrik': ['Geriatriker'],
  'specialistlakare-gynekologi': ['Gynekolog', 'Obstetriker', 'Kvinnoläkare'],
  'specialistlakare-hematologi': ['Hematolog'],
  'specialistlakare-infektion': ['Infektionsläkare'],
  'specialistlakare-internmedicin': ['Internmedicinare', 'Invärtesläkare'],
  'specialistlakare-kardiologi': ['Kardiolog'],
  'specialistlakare-kirurgi': ['Kirurg', 'Allmänkirurg'],
  'specialistlakare-karlkirurgi': ['Kärlkirurg'],
  'specialistlakare-klinisk-fysiologi': ['Klinisk fysiolog'],
  'specialistlakare-lungmedicin': ['Lungläkare'],
  'specialistlakare-nefrologi': ['Nefrolog', 'Njurläkare'],
  'specialistlakare-neurokirurgi': ['Neurokirurg'],
  'specialistlakare-neurologi': ['Neurolog'],
  'specialistlakare-oftalmologi': ['Oftalmolog', 'Ögonläkare'],
  'specialistlakare-onkologi': ['Onkolog'],
  'specialistlakare-ortopedi': ['Ortoped'],
  'specialistlakare-palliativ-medicin': ['Palliativläkare'],
  'specialistlakare-patologi': ['Patolog'],
  'specialistlakare-pediatrik': ['Pediatriker', 'Barnläkare'],
  'specialistlakare-plastikkirurgi': ['Plastikkirurg'],
  'specialistlakare-psykiatri': ['Psykiater', 'Psykiatriker'],
  'specialistlakare-radiologi': ['Radiolog', 'Röntgenläkare'],
  'specialistlakare-rehabiliteringsmedicin': ['Rehabläkare', 'Rehabiliteringsläkare'],
  'specialistlakare-reumatologi': ['Reumatolog'],
  'specialistlakare-rattspsykiatri': ['Rättspsykiater', 'Rättspsykiatriker'],
  'specialistlakare-urologi': ['Urolog'],
  'specialistlakare-oron-nasa-hals': ['Öronläkare', 'ÖNH-läkare'],
};

/** Fields that a doctor is named with: "Överläkare i kardiologi", "Specialistläkare - IVA". */
const FIELDS_OF_DOCTORS: Readonly<Record<string, string>> = {
  'barn- och ungdomsmedicin': 'specialistlakare-pediatrik',
  'hud- och könssjukdomar': 'specialistlakare-dermatologi',
  'obstetrik och gynekologi': 'specialistlakare-gynekologi',
  infektionssjukdomar: 'specialistlakare-infektion',
  invärtesmedicin: 'specialistlakare-internmedicin',
  ögonsjukdomar: 'specialistlakare-oftalmologi',
  'öron-, näs- och halssjukdomar': 'specialistlakare-oron-nasa-hals',
  njurmedicin: 'specialistlakare-nefrologi',
  BUP: 'specialistlakare-barn-och-ungdomspsykiatri',
};

interface Name {
  id: string;
  pattern: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/**
 * The name with the endings of its plural. The definite form is left out: "ortopeden" and "kirurgen"
 * are wards.
 */
function inflected(name: string): string {
  if (name.endsWith('a')) return `${escaped(name.slice(0, -1))}(?:a|or|orna)s?`;
  return `${escaped(name)}(?:${name.endsWith('e') ? 'n' : 'er|ar'})?s?`;
}

const DOCTOR = '(?:specialist|över)läkare|specialist';

/** Every name, the longest first, so that "Specialistsjuksköterska barn" is read whole. */
const NAMES: readonly Name[] = [
  ...WORK_ROLES.flatMap(({ id, text }) =>
    [text.sv, ...(OTHER_NAMES[id] ?? [])].map((name) => ({ id, pattern: inflected(name) })),
  ),
  ...[
    ...WORK_ROLES.flatMap(({ id, text }): [string, string][] =>
      id.startsWith('specialistlakare-') ? [[text.sv.replace('Specialistläkare ', ''), id]] : [],
    ),
    ...Object.entries(FIELDS_OF_DOCTORS),
  ].map(([field, id]) => ({
    id,
    pattern: `(?:${DOCTOR})\\s*(?:i|inom|på|till|,|-|–|/)?\\s*${escaped(field)}(?:e?n)?`,
  })),
].sort((one, two) => two.pattern.length - one.pattern.length);

const ANY = new RegExp(
  `(?<![\\p{L}\\d])(?:${NAMES.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\d]|-\\p{L})`,
  'giu',
);

/** A profession that a text names, and where. */
export interface NamedProfession {
  id: string;
  at: number;
}

/** The professions of the vocabulary that a text names, each once, in order. */
export function professionsIn(text: string): NamedProfession[] {
  const found: NamedProfession[] = [];
  for (const match of text.matchAll(ANY)) {
    const id = NAMES[match.slice(1).findIndex((group) => group !== undefined)]?.id;
    if (id !== undefined && found.every((other) => other.id !== id)) {
      found.push({ id, at: match.index });
    }
  }
  return found;
}
