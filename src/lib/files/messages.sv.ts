import type { Words } from '../../i18n/messageTypes';

/** Why a file was not taken, by the code that the server refused it with. */
export const filesSv = {
  'documents.type.cv': 'CV',
  'documents.type.id_card': 'Id-handling',
  'documents.type.cpr_certificate': 'HLR-intyg',
  'documents.type.criminal_record': 'Utdrag ur belastningsregistret',
  'documents.type.ivo_licence': 'Bevis från IVO',
  'documents.type.hosp_licence': 'Yrkeslegitimation (HOSP)',
  'documents.type.specialist_certificate': 'Specialistbevis',
  'documents.type.other': 'Övrigt',
  'file.problem.file_too_large':
    'Filen är för stor. Välj en mindre fil, eller ta ett nytt foto med lägre upplösning.',
  'file.problem.payload_too_large': 'Filen är för stor. Välj en mindre fil.',
  'file.problem.file_type_refused':
    'Den sortens fil kan vi inte ta emot här. Spara den i ett annat format och försök igen.',
  'file.problem.file_encrypted':
    'Filen är låst med lösenord eller skrivskydd. Öppna den, skriv ut den till en ny PDF och ladda upp den nya.',
  'file.problem.file_active_content':
    'Filen innehåller mer än sidor att läsa, till exempel skript eller bifogade filer. Skriv ut den till en ny PDF och ladda upp den nya.',
  'file.problem.file_outside_link':
    'Filen har en länk till en annan fil, på en dator eller i ett nätverk. Skriv ut den till en ny PDF utan länkar och ladda upp den nya.',
  'file.problem.file_malformed':
    'Filen går inte att läsa. Den kan vara skadad. Öppna den, spara den på nytt och försök igen.',
  'file.problem.file_infected':
    'Vårt virusskydd stoppade filen. Den har inte sparats hos oss. Sök igenom din enhet efter virus.',
  'file.problem.scan_unavailable':
    'Vi kan inte söka igenom filer efter virus just nu. Försök igen om en stund.',
} as const satisfies Words;
