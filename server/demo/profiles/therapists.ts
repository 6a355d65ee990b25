import { profilesOf } from './roleProfile';

const licensed = (profession: string) => `Svensk legitimation som ${profession}`;

export const THERAPIST_PROFILES = profilesOf('therapist', [
  [
    'fysioterapeut',
    16,
    'therapist',
    'ortopedisk-rehabilitering neurologisk-rehabilitering smartrehabilitering habilitering geriatrik ortopedi hemsjukvard korttidsboende',
    licensed('fysioterapeut'),
  ],
  [
    'arbetsterapeut',
    14,
    'therapist',
    'neurologisk-rehabilitering smartrehabilitering habilitering geriatrik hemsjukvard sarskilt-boende funktionsstod',
    licensed('arbetsterapeut'),
  ],
  [
    'logoped',
    6,
    'therapist',
    'tal-och-svaljning habilitering neurologisk-rehabilitering',
    licensed('logoped'),
  ],
  [
    'dietist',
    6,
    'therapist',
    'nutrition endokrinologi-och-diabetes onkologi-och-hematologi',
    licensed('dietist'),
  ],
  ['audionom', 5, 'therapist', 'horselvard', licensed('audionom')],
  [
    'rehabkoordinator',
    4,
    'therapist',
    'vardcentral psykosocial-mottagning foretagshalsovard',
    'Legitimation inom vård eller socionomexamen, och utbildning i rehabkoordinering',
  ],
  ['naprapat', 3, 'therapist', 'ortopedisk-rehabilitering foretagshalsovard', licensed('naprapat')],
  ['kiropraktor', 3, 'therapist', 'ortopedisk-rehabilitering', licensed('kiropraktor')],
]);

export const PSYCHOLOGIST_PROFILES = profilesOf('psychologist', [
  [
    'psykolog',
    18,
    'psychologist',
    'allmanpsykiatri psykosocial-mottagning barn-och-ungdomspsykiatri digital-vard studenthalsa smartrehabilitering',
    licensed('psykolog'),
  ],
  ['klinisk-psykolog', 5, 'psychologist', 'allmanpsykiatri beroendevard', licensed('psykolog')],
  [
    'specialistpsykolog',
    4,
    'psychologist',
    'rattspsykiatri allmanpsykiatri habilitering',
    `${licensed('psykolog')} och specialistkompetens`,
  ],
  ['skolpsykolog', 7, 'psychologist', 'elevhalsa', licensed('psykolog')],
  [
    'barnpsykolog',
    5,
    'psychologist',
    'barn-och-ungdomspsykiatri barnhalsovard barnsjukvard',
    licensed('psykolog'),
  ],
  [
    'neuropsykolog',
    4,
    'psychologist',
    'neurologisk-rehabilitering aldrepsykiatri',
    `${licensed('psykolog')} och erfarenhet av neuropsykologisk utredning`,
  ],
  ['arbetspsykolog', 3, 'psychologist', 'foretagshalsovard', licensed('psykolog')],
  [
    'ptp-psykolog',
    3,
    'therapist',
    'allmanpsykiatri psykosocial-mottagning',
    'Psykologexamen, inför eller under praktisk tjänstgöring',
  ],
  [
    'psykoterapeut',
    6,
    'psychologist',
    'psykosocial-mottagning allmanpsykiatri beroendevard ungdomsmottagning',
    licensed('psykoterapeut'),
  ],
  [
    'kurator',
    10,
    'therapist',
    'elevhalsa psykosocial-mottagning ungdomsmottagning studenthalsa kriminalvard',
    'Socionomexamen',
  ],
  [
    'halso-och-sjukvardskurator',
    7,
    'therapist',
    'onkologi-och-hematologi neurologisk-rehabilitering palliativ-vard beroendevard',
    licensed('hälso- och sjukvårdskurator'),
  ],
]);
