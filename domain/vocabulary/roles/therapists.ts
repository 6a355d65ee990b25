import { rolesOf } from './rolesOf';

/** Rehabilitation and related professions. */
export const REHABILITATION = rolesOf('rehabilitering', [
  ['fysioterapeut', 'Fysioterapeut', 'Physiotherapist', '2272'],
  ['arbetsterapeut', 'Arbetsterapeut', 'Occupational therapist', '2273'],
  ['logoped', 'Logoped', 'Speech and language therapist', '2283'],
  ['dietist', 'Dietist', 'Dietitian', '2282'],
  ['audionom', 'Audionom', 'Audiologist', '2283'],
  ['rehabkoordinator', 'Rehabkoordinator', 'Rehabilitation coordinator', '2239'],
  ['naprapat', 'Naprapat', 'Naprapath', '2271'],
  ['kiropraktor', 'Kiropraktor', 'Chiropractor', '2271'],
]);

/** Psychologists, psychotherapists and counsellors. */
export const PSYCHOLOGY = rolesOf('psykologi', [
  ['psykolog', 'Psykolog', 'Psychologist', '2241'],
  ['klinisk-psykolog', 'Klinisk psykolog', 'Clinical psychologist', '2241'],
  ['specialistpsykolog', 'Specialistpsykolog', 'Specialist psychologist', '2241'],
  ['skolpsykolog', 'Skolpsykolog', 'School psychologist', '2241'],
  ['barnpsykolog', 'Barnpsykolog', 'Child psychologist', '2241'],
  ['neuropsykolog', 'Neuropsykolog', 'Neuropsychologist', '2241'],
  ['arbetspsykolog', 'Arbetspsykolog', 'Work psychologist', '2241'],
  ['ptp-psykolog', 'PTP-psykolog', 'Psychologist in supervised practice (PTP)', '2241'],
  ['psykoterapeut', 'Psykoterapeut', 'Psychotherapist', '2242'],
  ['kurator', 'Kurator', 'Counsellor', '2662'],
  ['halso-och-sjukvardskurator', 'Hälso- och sjukvårdskurator', 'Healthcare counsellor', '2662'],
]);
