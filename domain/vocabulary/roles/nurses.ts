import { rolesOf } from './rolesOf';

/** Nurses with the basic licence. SSYK 2012 codes as in JobTech's taxonomy. */
export const NURSES = rolesOf('sjukskoterska', [
  ['sjukskoterska', 'Sjuksköterska', 'Nurse', '2221'],
  ['mottagningssjukskoterska', 'Mottagningssjuksköterska', 'Outpatient nurse', '2221'],
  ['kommunsjukskoterska', 'Kommunsjuksköterska', 'Community care nurse', '2221'],
  ['telefonsjukskoterska', 'Telefonsjuksköterska', 'Telephone advice nurse', '2221'],
  ['stomiterapeut', 'Stomiterapeut', 'Stoma nurse', '2221'],
  ['uroterapeut', 'Uroterapeut', 'Urotherapist', '2221'],
]);

/** Nurses with a specialist degree, midwives and radiographers. */
export const SPECIALIST_NURSES = rolesOf('specialistsjukskoterska', [
  ['specialistsjukskoterska', 'Specialistsjuksköterska', 'Specialist nurse', '2239'],
  ['operationssjukskoterska', 'Operationssjuksköterska', 'Operating theatre nurse', '2231'],
  ['iva-sjukskoterska', 'IVA-sjuksköterska', 'Intensive care nurse', '2228'],
  ['anestesisjukskoterska', 'Anestesisjuksköterska', 'Nurse anaesthetist', '2223'],
  ['distriktsskoterska', 'Distriktssköterska', 'District nurse', '2224'],
  ['barnmorska', 'Barnmorska', 'Midwife', '2222'],
  ['barnsjukskoterska', 'Barnsjuksköterska', 'Paediatric nurse', '2232'],
  ['neonatalsjukskoterska', 'Neonatalsjuksköterska', 'Neonatal nurse', '2232'],
  ['psykiatrisjukskoterska', 'Psykiatrisjuksköterska', 'Psychiatric nurse', '2225'],
  ['ambulanssjukskoterska', 'Ambulanssjuksköterska', 'Ambulance nurse', '2226'],
  ['akutsjukskoterska', 'Akutsjuksköterska', 'Emergency nurse', '2226'],
  ['onkologisjukskoterska', 'Onkologisjuksköterska', 'Oncology nurse', '2239'],
  ['dialyssjukskoterska', 'Dialyssjuksköterska', 'Dialysis nurse', '2239'],
  ['geriatriksjukskoterska', 'Geriatriksjuksköterska', 'Geriatric nurse', '2227'],
  ['hjart-och-karlsjukskoterska', 'Hjärt- och kärlsjuksköterska', 'Cardiovascular nurse', '2239'],
  ['ortopedsjukskoterska', 'Ortopedsjuksköterska', 'Orthopaedic nurse', '2239'],
  ['hudsjukskoterska', 'Hudsjuksköterska', 'Dermatology nurse', '2239'],
  ['neurosjukskoterska', 'Neurosjuksköterska', 'Neurology nurse', '2239'],
  ['rehabiliteringssjukskoterska', 'Rehabiliteringssjuksköterska', 'Rehabilitation nurse', '2239'],
  ['kirurgsjukskoterska', 'Kirurgsjuksköterska', 'Surgical nurse', '2239'],
  ['medicinsjukskoterska', 'Medicinsjuksköterska', 'Internal medicine nurse', '2239'],
  ['diabetessjukskoterska', 'Diabetessjuksköterska', 'Diabetes nurse', '2239'],
  ['infektionssjukskoterska', 'Infektionssjuksköterska', 'Infectious diseases nurse', '2239'],
  ['ogonsjukskoterska', 'Ögonsjuksköterska', 'Ophthalmic nurse', '2239'],
  ['palliativsjukskoterska', 'Palliativsjuksköterska', 'Palliative care nurse', '2239'],
  ['rontgensjukskoterska', 'Röntgensjuksköterska', 'Radiographer', '2235'],
  ['skolskoterska', 'Skolsköterska', 'School nurse', '2233'],
  ['foretagsskoterska', 'Företagssköterska', 'Occupational health nurse', '2234'],
]);
