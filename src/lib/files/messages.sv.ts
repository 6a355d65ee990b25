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
    'Den sortens fil kan vi inte ta emot här. Spara den som PDF, eller ett foto som JPEG, och försök igen.',
  'file.problem.file_encrypted':
    'Filen behöver ett lösenord för att öppnas. Öppna den med lösenordet, skriv ut den till en ny PDF utan lösenord och ladda upp den nya. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.problem.file_active_content':
    'Filen gör mer än att visa sidor. Skriv ut den till en ny PDF och ladda upp den nya. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.problem.file_outside_link':
    'Filen har en länk till en annan fil, på en dator eller i ett nätverk. Skriv ut den till en ny PDF utan länkar och ladda upp den nya.',
  'file.problem.file_malformed':
    'Filen går inte att läsa. Den kan vara skadad. Öppna den, skriv ut den till en ny PDF och försök igen. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.problem.file_infected':
    'Vårt virusskydd stoppade filen. Den har inte sparats hos oss. Sök igenom din enhet efter virus.',
  'file.problem.scan_unavailable':
    'Vi kan inte söka igenom filer efter virus just nu. Försök igen om en stund.',
  'file.reason.empty':
    'Filen är tom. Öppna den och se om den har sidor. Ladda annars ner den på nytt, eller be om den igen.',
  'file.reason.incomplete':
    'Filen tar slut mitt i, som när en nedladdning avbryts. Ladda ner den på nytt och försök igen. I telefonen: öppna mejlet eller sidan som du fick den från, och spara filen en gång till.',
  'file.reason.changed_on_the_way':
    'Filen har ändrats på vägen, och sidorna går inte längre att visa. Be om den igen, helst som bilaga i ett mejl eller i ett zip-arkiv, eller skanna papperet med telefonen.',
  'file.reason.two_kinds':
    'Filen är en PDF och något mer, till exempel ett arkiv eller en webbsida. Öppna den, skriv ut den till en ny PDF och ladda upp den nya. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.reason.too_complex':
    'Filen är för stor eller invecklad för att läsa säkert. Dela upp den, eller skriv ut den till en ny PDF och ladda upp den nya. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.reason.script':
    'Filen är gjord för att göra något när den öppnas, till exempel köra ett skript. Skriv ut den till en ny PDF och ladda upp den nya. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.reason.form':
    'Filen är ett formulär som bara vissa program kan visa eller skicka. Fyll i det, skriv ut det till en ny PDF och ladda upp den nya. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.reason.opens_others':
    'Filen öppnar ett annat program, en annan fil eller en plats utanför webben. Skriv ut den till en ny PDF och ladda upp den nya. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.reason.collection':
    'Filen är en mapp med flera handlingar i (en PDF-portfölj). Öppna den, spara handlingarna var för sig och ladda upp dem en i taget.',
  'file.reason.program_inside':
    'I filen finns en bifogad fil som kan köras som ett program. Be avsändaren om handlingen utan den, eller skriv ut den till en ny PDF. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.reason.media':
    'Filen innehåller ljud, film eller en 3D-modell. Skriv ut den till en ny PDF och ladda upp den nya. I telefonen: öppna filen, välj Dela, sedan Skriv ut och spara som PDF.',
  'file.reason.heic':
    'Fotot är i formatet HEIC, som vi inte kan läsa. Ta ett nytt foto som JPEG: på iPhone under Inställningar > Kamera > Format > Mest kompatibelt, på Android i kamerans inställningar. Du kan också ta en skärmbild av fotot och ladda upp den.',
  'file.reason.text_document':
    'Det är en textfil, till exempel från Word. Spara den som PDF först: i Word under Arkiv > Spara som > PDF. I telefonen: öppna filen, välj Dela eller Exportera och sedan PDF.',
} as const satisfies Words;
