import { profilesOf } from './roleProfile';

const licensed = (profession: string) => `Svensk legitimation som ${profession}`;

export const PHARMACIST_PROFILES = profilesOf('pharmacist', [
  [
    'apotekare',
    8,
    'pharmacist',
    'oppenvardsapotek sjukhusapotek e-apotek-och-dos',
    licensed('apotekare'),
  ],
  [
    'klinisk-apotekare',
    4,
    'pharmacist',
    'sjukhusapotek internmedicin geriatrik',
    licensed('apotekare'),
  ],
  [
    'lakemedelsansvarig-apotekare',
    3,
    'pharmacist',
    'oppenvardsapotek e-apotek-och-dos',
    licensed('apotekare'),
  ],
  [
    'farmaceut',
    7,
    'pharmacist',
    'oppenvardsapotek e-apotek-och-dos',
    'Legitimation som apotekare eller receptarie',
  ],
  ['receptarie', 7, 'therapist', 'oppenvardsapotek sjukhusapotek', licensed('receptarie')],
]);

export const LABORATORY_PROFILES = profilesOf('laboratory', [
  [
    'rontgensjukskoterska',
    14,
    'nurse',
    'rontgen mr-och-dt mammografi',
    licensed('röntgensjuksköterska'),
  ],
  [
    'biomedicinsk-analytiker',
    12,
    'therapist',
    'klinisk-kemi mikrobiologi transfusionsmedicin patologi',
    licensed('biomedicinsk analytiker'),
  ],
  [
    'bma-klinisk-fysiologi',
    6,
    'therapist',
    'klinisk-fysiologi',
    licensed('biomedicinsk analytiker'),
  ],
  [
    'cytodiagnostiker',
    3,
    'therapist',
    'patologi',
    `${licensed('biomedicinsk analytiker')} och vidareutbildning i cytologi`,
  ],
  [
    'laboratorieassistent',
    3,
    'assistant',
    'klinisk-kemi patologi transfusionsmedicin',
    'Utbildning till laboratorieassistent eller motsvarande',
  ],
]);

export const DENTISTRY_PROFILES = profilesOf('dentistry', [
  [
    'tandlakare',
    10,
    'dentist',
    'allmantandvard barntandvard sjukhustandvard',
    licensed('tandläkare'),
  ],
  [
    'specialisttandlakare',
    4,
    'specialistDentist',
    'kakkirurgi tandreglering sjukhustandvard',
    `${licensed('tandläkare')} och bevis om specialistkompetens`,
  ],
  [
    'tandskoterska',
    8,
    'assistant',
    'allmantandvard barntandvard kakkirurgi tandreglering',
    'Tandsköterskeutbildning',
  ],
  [
    'ortodontiassistent',
    3,
    'assistant',
    'tandreglering',
    'Tandsköterskeutbildning och vidareutbildning i ortodonti',
  ],
  ['tandhygienist', 8, 'therapist', 'allmantandvard barntandvard', licensed('tandhygienist')],
]);

export const MANAGER_PROFILES = profilesOf('manager', [
  [
    'verksamhetschef',
    5,
    'headOfCare',
    'vardcentral ogonsjukvard sarskilt-boende foretagshalsovard',
    'Akademisk examen inom vård, ekonomi eller ledarskap',
  ],
  [
    'enhetschef',
    6,
    'manager',
    'hemtjanst sarskilt-boende funktionsstod korttidsboende hemsjukvard',
    'Högskoleexamen inom vård eller socialt arbete',
  ],
  [
    'avdelningschef',
    5,
    'manager',
    'internmedicin allmankirurgi psykiatrisk-heldygnsvard akutvardsavdelning',
    'Legitimation inom hälso- och sjukvård',
  ],
  [
    'medicinskt-ansvarig-sjukskoterska',
    4,
    'manager',
    'sarskilt-boende hemsjukvard',
    'Svensk legitimation som sjuksköterska, gärna med specialistexamen',
  ],
]);

export const SECRETARY_PROFILES = profilesOf('secretary', [
  [
    'medicinsk-sekreterare',
    14,
    'assistant',
    'internmedicin ortopedi allmanpsykiatri vardcentral rontgen gynekologi ogonsjukvard',
    'Utbildning till medicinsk sekreterare eller vårdadministratör',
  ],
]);

export const EYE_AND_FOOT_PROFILES = profilesOf('eyeAndFoot', [
  ['optiker', 10, 'optician', 'optik ogonsjukvard', licensed('optiker')],
  ['ortoptist', 3, 'therapist', 'ogonsjukvard', 'Ortoptistutbildning'],
  [
    'podiatriker',
    3,
    'therapist',
    'endokrinologi-och-diabetes vardcentral',
    'Podiatrikerutbildning',
  ],
]);
