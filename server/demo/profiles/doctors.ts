import { profilesOf } from './roleProfile';

const LICENCE = 'Svensk läkarlegitimation';

export const DOCTOR_PROFILES = profilesOf('doctor', [
  [
    'lakare',
    12,
    900,
    1400,
    'akutmottagning internmedicin vardcentral narakut psykiatrisk-heldygnsvard digital-vard',
    LICENCE,
  ],
  [
    'legitimerad-lakare',
    10,
    950,
    1450,
    'vardcentral akutmottagning geriatrik allmanpsykiatri migrationshalsa kriminalvard',
    LICENCE,
  ],
  [
    'underlakare',
    8,
    900,
    1200,
    'internmedicin allmankirurgi ortopedi geriatrik psykiatrisk-heldygnsvard',
    'Läkarexamen och förordnande från Socialstyrelsen, eller legitimation',
  ],
  [
    'at-lakare',
    3,
    900,
    1050,
    'internmedicin vardcentral',
    'Läkarexamen, antagen till eller pågående AT',
  ],
  [
    'bt-lakare',
    3,
    900,
    1150,
    'vardcentral akutmottagning internmedicin',
    'Läkarlegitimation, med BT planerad eller påbörjad',
  ],
  [
    'st-lakare',
    10,
    1000,
    1500,
    'vardcentral internmedicin allmanpsykiatri akutmottagning rontgen',
    `${LICENCE} och påbörjad ST`,
  ],
  [
    'skollakare',
    4,
    1000,
    1500,
    'elevhalsa',
    `${LICENCE}, gärna med specialistkompetens i pediatrik eller allmänmedicin`,
  ],
  ['foretagslakare', 4, 1100, 1600, 'foretagshalsovard', `${LICENCE} och företagsläkarutbildning`],
]);
