import { rolesOf } from './rolesOf';

export const PHARMACY = rolesOf('farmaci', [
  ['apotekare', 'Apotekare', 'Pharmacist', '2281'],
  ['klinisk-apotekare', 'Klinisk apotekare', 'Clinical pharmacist', '2281'],
  [
    'lakemedelsansvarig-apotekare',
    'Läkemedelsansvarig apotekare',
    'Responsible pharmacist',
    '2281',
  ],
  ['farmaceut', 'Farmaceut', 'Pharmacy professional', '2281'],
  ['receptarie', 'Receptarie', 'Dispensing pharmacist', '3213'],
]);

export const LABORATORY = rolesOf('biomedicinsk-analytiker', [
  ['biomedicinsk-analytiker', 'Biomedicinsk analytiker', 'Biomedical scientist', '3212'],
  [
    'bma-klinisk-fysiologi',
    'BMA klinisk fysiologi',
    'Biomedical scientist, clinical physiology',
    '3212',
  ],
  ['cytodiagnostiker', 'Cytodiagnostiker', 'Cytotechnologist', '3212'],
  ['laboratorieassistent', 'Laboratorieassistent', 'Laboratory assistant', '3212'],
]);

export const DENTISTS = rolesOf('tandlakare', [
  ['tandlakare', 'Tandläkare', 'Dentist', '2260'],
  ['specialisttandlakare', 'Specialisttandläkare', 'Specialist dentist', '2260'],
]);

export const DENTAL_NURSES = rolesOf('tandskoterska', [
  ['tandskoterska', 'Tandsköterska', 'Dental nurse', '5350'],
  ['ortodontiassistent', 'Ortodontiassistent', 'Orthodontic assistant', '5350'],
]);

export const MANAGERS = rolesOf('chef', [
  ['verksamhetschef', 'Verksamhetschef', 'Head of department', '1510'],
  ['enhetschef', 'Enhetschef', 'Unit manager', '1510'],
  ['avdelningschef', 'Avdelningschef', 'Ward manager', '1510'],
  [
    'medicinskt-ansvarig-sjukskoterska',
    'Medicinskt ansvarig sjuksköterska',
    'Chief community nurse (MAS)',
    '2239',
  ],
]);

/** Roles without a group: "Andra", "Other". */
export const OTHERS = rolesOf('', [
  ['medicinsk-sekreterare', 'Medicinsk sekreterare', 'Medical secretary'],
  ['tandhygienist', 'Tandhygienist', 'Dental hygienist', '3250'],
  ['optiker', 'Optiker', 'Optician', '2284'],
  ['ortoptist', 'Ortoptist', 'Orthoptist', '2239'],
  ['podiatriker', 'Podiatriker', 'Podiatrist', '2289'],
]);
