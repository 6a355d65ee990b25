import { type RoleRow, rolesOf } from './rolesOf';

/** Doctors without a speciality, or in training for one. */
export const DOCTORS = rolesOf('lakare', [
  ['lakare', 'Läkare', 'Doctor', '2219'],
  ['legitimerad-lakare', 'Legitimerad läkare', 'Licensed doctor', '2219'],
  ['underlakare', 'Underläkare', 'Junior doctor', '2219'],
  ['at-lakare', 'AT-läkare', 'Foundation doctor (AT)', '2213'],
  ['bt-lakare', 'BT-läkare', 'Basic specialist training doctor (BT)', '2212'],
  ['st-lakare', 'ST-läkare', 'Specialist registrar (ST)', '2212'],
  ['skollakare', 'Skolläkare', 'School doctor', '2219'],
  ['foretagslakare', 'Företagsläkare', 'Occupational health doctor', '2219'],
]);

/** `[Swedish slug, Swedish, English]` of each speciality. */
const SPECIALITIES: readonly (readonly [slug: string, sv: string, en: string])[] = [
  ['allmanmedicin', 'allmänmedicin', 'general practice'],
  ['akutsjukvard', 'akutsjukvård', 'emergency medicine'],
  ['anestesiologi', 'anestesiologi', 'anaesthesiology'],
  ['barn-och-ungdomspsykiatri', 'barn- och ungdomspsykiatri', 'child and adolescent psychiatry'],
  ['dermatologi', 'dermatologi', 'dermatology'],
  ['endokrinologi', 'endokrinologi', 'endocrinology'],
  ['gastroenterologi', 'gastroenterologi', 'gastroenterology'],
  ['geriatrik', 'geriatrik', 'geriatrics'],
  ['gynekologi', 'gynekologi', 'obstetrics and gynaecology'],
  ['hematologi', 'hematologi', 'haematology'],
  ['infektion', 'infektion', 'infectious diseases'],
  ['internmedicin', 'internmedicin', 'internal medicine'],
  ['kardiologi', 'kardiologi', 'cardiology'],
  ['kirurgi', 'kirurgi', 'surgery'],
  ['karlkirurgi', 'kärlkirurgi', 'vascular surgery'],
  ['klinisk-fysiologi', 'klinisk fysiologi', 'clinical physiology'],
  ['lungmedicin', 'lungmedicin', 'respiratory medicine'],
  ['nefrologi', 'nefrologi', 'nephrology'],
  ['neurokirurgi', 'neurokirurgi', 'neurosurgery'],
  ['neurologi', 'neurologi', 'neurology'],
  ['oftalmologi', 'oftalmologi', 'ophthalmology'],
  ['onkologi', 'onkologi', 'oncology'],
  ['ortopedi', 'ortopedi', 'orthopaedics'],
  ['palliativ-medicin', 'palliativ medicin', 'palliative medicine'],
  ['patologi', 'patologi', 'pathology'],
  ['pediatrik', 'pediatrik', 'paediatrics'],
  ['plastikkirurgi', 'plastikkirurgi', 'plastic surgery'],
  ['psykiatri', 'psykiatri', 'psychiatry'],
  ['radiologi', 'radiologi', 'radiology'],
  ['rehabiliteringsmedicin', 'rehabiliteringsmedicin', 'rehabilitation medicine'],
  ['reumatologi', 'reumatologi', 'rheumatology'],
  ['rattspsykiatri', 'rättspsykiatri', 'forensic psychiatry'],
  ['urologi', 'urologi', 'urology'],
  ['oron-nasa-hals', 'öron-näsa-hals', 'ear, nose and throat'],
];

const specialistRows: readonly RoleRow[] = SPECIALITIES.map(([slug, sv, en]) => [
  `specialistlakare-${slug}`,
  `Specialistläkare ${sv}`,
  `Specialist doctor, ${en}`,
  '2211',
]);

/** Doctors with a speciality; the first is for ads that name none. */
export const SPECIALIST_DOCTORS = rolesOf('specialistlakare', [
  ['specialistlakare', 'Specialistläkare', 'Specialist doctor', '2211'],
  ...specialistRows,
]);
