import { rolesOf } from './rolesOf';

/** Care staff without a nurse's licence. */
export const ASSISTANTS = rolesOf('underskoterska', [
  ['underskoterska', 'Undersköterska', 'Assistant nurse', '5323'],
  [
    'underskoterska-aldreomsorg',
    'Undersköterska äldreomsorg',
    'Assistant nurse, elderly care',
    '5321',
  ],
  ['specialistunderskoterska', 'Specialistundersköterska', 'Specialist assistant nurse', '5323'],
  ['barnskoterska', 'Barnsköterska', 'Paediatric assistant nurse', '5325'],
  ['vardbitrade', 'Vårdbiträde', 'Care assistant', '5330'],
  ['skotare', 'Skötare', 'Psychiatric care assistant', '5341'],
  ['ambulanssjukvardare', 'Ambulanssjukvårdare', 'Ambulance technician', '5326'],
  ['steriltekniker', 'Steriltekniker', 'Sterile services technician', '5323'],
]);
