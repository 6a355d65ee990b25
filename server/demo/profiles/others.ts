import { profilesOf } from './roleProfile';

const licensed = (profession: string) => `Svensk legitimation som ${profession}`;

export const PHARMACIST_PROFILES = profilesOf('pharmacist', [
  [
    'apotekare',
    8,
    580,
    820,
    'oppenvardsapotek sjukhusapotek e-apotek-och-dos',
    licensed('apotekare'),
  ],
  [
    'klinisk-apotekare',
    4,
    600,
    840,
    'sjukhusapotek internmedicin geriatrik',
    licensed('apotekare'),
  ],
  [
    'lakemedelsansvarig-apotekare',
    3,
    620,
    860,
    'oppenvardsapotek e-apotek-och-dos',
    licensed('apotekare'),
  ],
  [
    'farmaceut',
    7,
    540,
    760,
    'oppenvardsapotek e-apotek-och-dos',
    'Legitimation som apotekare eller receptarie',
  ],
  ['receptarie', 7, 520, 720, 'oppenvardsapotek sjukhusapotek', licensed('receptarie')],
]);

export const LABORATORY_PROFILES = profilesOf('laboratory', [
  [
    'rontgensjukskoterska',
    14,
    620,
    860,
    'rontgen mr-och-dt mammografi',
    licensed('röntgensjuksköterska'),
  ],
  [
    'biomedicinsk-analytiker',
    12,
    520,
    720,
    'klinisk-kemi mikrobiologi transfusionsmedicin patologi',
    licensed('biomedicinsk analytiker'),
  ],
  ['bma-klinisk-fysiologi', 6, 580, 800, 'klinisk-fysiologi', licensed('biomedicinsk analytiker')],
  [
    'cytodiagnostiker',
    3,
    580,
    780,
    'patologi',
    `${licensed('biomedicinsk analytiker')} och vidareutbildning i cytologi`,
  ],
  [
    'laboratorieassistent',
    3,
    500,
    560,
    'klinisk-kemi patologi transfusionsmedicin',
    'Utbildning till laboratorieassistent eller motsvarande',
  ],
]);

export const DENTISTRY_PROFILES = profilesOf('dentistry', [
  [
    'tandlakare',
    10,
    800,
    1300,
    'allmantandvard barntandvard sjukhustandvard',
    licensed('tandläkare'),
  ],
  [
    'specialisttandlakare',
    4,
    1100,
    1800,
    'kakkirurgi tandreglering sjukhustandvard',
    `${licensed('tandläkare')} och bevis om specialistkompetens`,
  ],
  [
    'tandskoterska',
    8,
    500,
    580,
    'allmantandvard barntandvard kakkirurgi tandreglering',
    'Tandsköterskeutbildning',
  ],
  [
    'ortodontiassistent',
    3,
    500,
    620,
    'tandreglering',
    'Tandsköterskeutbildning och vidareutbildning i ortodonti',
  ],
  ['tandhygienist', 8, 520, 720, 'allmantandvard barntandvard', licensed('tandhygienist')],
]);

export const MANAGER_PROFILES = profilesOf('manager', [
  [
    'verksamhetschef',
    5,
    800,
    1300,
    'vardcentral ogonsjukvard sarskilt-boende foretagshalsovard',
    'Akademisk examen inom vård, ekonomi eller ledarskap',
  ],
  [
    'enhetschef',
    6,
    650,
    950,
    'hemtjanst sarskilt-boende funktionsstod korttidsboende hemsjukvard',
    'Högskoleexamen inom vård eller socialt arbete',
  ],
  [
    'avdelningschef',
    5,
    700,
    1000,
    'internmedicin allmankirurgi psykiatrisk-heldygnsvard akutvardsavdelning',
    'Legitimation inom hälso- och sjukvård',
  ],
  [
    'medicinskt-ansvarig-sjukskoterska',
    4,
    700,
    980,
    'sarskilt-boende hemsjukvard',
    'Svensk legitimation som sjuksköterska, gärna med specialistexamen',
  ],
]);

export const SECRETARY_PROFILES = profilesOf('secretary', [
  [
    'medicinsk-sekreterare',
    14,
    500,
    600,
    'internmedicin ortopedi allmanpsykiatri vardcentral rontgen gynekologi ogonsjukvard',
    'Utbildning till medicinsk sekreterare eller vårdadministratör',
  ],
]);

export const EYE_AND_FOOT_PROFILES = profilesOf('eyeAndFoot', [
  ['optiker', 10, 540, 760, 'optik ogonsjukvard', licensed('optiker')],
  ['ortoptist', 3, 540, 720, 'ogonsjukvard', 'Ortoptistutbildning'],
  ['podiatriker', 3, 500, 660, 'endokrinologi-och-diabetes vardcentral', 'Podiatrikerutbildning'],
]);
