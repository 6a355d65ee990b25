import { profilesOf } from './roleProfile';

const LICENCE = 'Svensk läkarlegitimation';

export const DOCTOR_PROFILES = profilesOf('doctor', [
  [
    'lakare',
    12,
    'licensedDoctor',
    'akutmottagning internmedicin vardcentral narakut psykiatrisk-heldygnsvard digital-vard',
    LICENCE,
  ],
  [
    'legitimerad-lakare',
    10,
    'licensedDoctor',
    'vardcentral akutmottagning geriatrik allmanpsykiatri migrationshalsa kriminalvard',
    LICENCE,
  ],
  [
    'underlakare',
    8,
    'newDoctor',
    'internmedicin allmankirurgi ortopedi geriatrik psykiatrisk-heldygnsvard',
    'Läkarexamen och förordnande från Socialstyrelsen, eller legitimation',
  ],
  [
    'at-lakare',
    3,
    'newDoctor',
    'internmedicin vardcentral',
    'Läkarexamen, antagen till eller pågående AT',
  ],
  [
    'bt-lakare',
    3,
    'newDoctor',
    'vardcentral akutmottagning internmedicin',
    'Läkarlegitimation, med BT planerad eller påbörjad',
  ],
  [
    'st-lakare',
    10,
    'licensedDoctor',
    'vardcentral internmedicin allmanpsykiatri akutmottagning rontgen',
    `${LICENCE} och påbörjad ST`,
  ],
  [
    'skollakare',
    4,
    'licensedDoctor',
    'elevhalsa',
    `${LICENCE}, gärna med specialistkompetens i pediatrik eller allmänmedicin`,
  ],
  [
    'foretagslakare',
    4,
    'specialistDoctor',
    'foretagshalsovard',
    `${LICENCE} och företagsläkarutbildning`,
  ],
]);
