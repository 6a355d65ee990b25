import type { Words } from '../../i18n/messageTypes';

/** Reporting and blocking; loaded when it is used. */
export const safetySv = {
  'safety.optional': 'valfritt',
  'safety.cancel': 'Avbryt',
  'safety.close': 'Stäng',
  'safety.report.chat.title': 'Anmäl konversationen',
  'safety.report.chat.text':
    'Vi läser de senaste meddelandena i konversationen och svarar dig. {employer} får inte veta att du har anmält.',
  'safety.report.job.title': 'Anmäl annonsen',
  'safety.report.job.text':
    'Berätta vad som är fel, så tittar vi på annonsen. Arbetsgivaren får inte veta vem som har anmält.',
  'safety.report.reason': 'Vad gäller det?',
  'safety.report.reason.required': 'Välj vad det gäller',
  'safety.reason.harassment': 'Hot eller trakasserier',
  'safety.reason.discrimination': 'Diskriminering',
  'safety.reason.fraud': 'Bedrägeri eller bluff',
  'safety.reason.asks_for_too_much': 'Ber om pengar, bankuppgifter eller personnummer',
  'safety.reason.unwanted': 'Oönskade meddelanden',
  'safety.reason.wrong_facts': 'Fel uppgifter i annonsen',
  'safety.reason.not_a_job': 'Det är inget uppdrag',
  'safety.reason.already_filled': 'Uppdraget är redan tillsatt',
  'safety.reason.other': 'Något annat',
  'safety.report.words': 'Berätta mer',
  'safety.report.contact': 'E-post för svar',
  'safety.report.contact.hint': 'Utan adress kan vi inte svara dig.',
  'safety.report.contact.invalid': 'Skriv en hel e-postadress, till exempel namn@example.com',
  'safety.report.send': 'Skicka anmälan',
  'safety.report.sending': 'skickar',
  'safety.report.failed': 'Anmälan kunde inte skickas. Försök igen.',
  'safety.report.too_many': 'Det blev för många anmälningar. Vänta en minut och försök igen.',
  'safety.report.sent': 'Tack, vi har tagit emot din anmälan',
  'safety.report.sent.own':
    'Vi går igenom den. Du får vårt svar i ett mejl och under Min integritet.',
  'safety.report.sent.contact': 'Vi går igenom den och svarar till {contact}.',
  'safety.report.sent.visitor': 'Vi går igenom den.',
  'safety.block.title': 'Vill du blockera {employer}?',
  'safety.block.text':
    'Dina konversationer med {employer} avslutas, och det du har delat i dem tas tillbaka. De kan inte längre skriva till dig, och deras inbjudningar når dig inte. Vad de ändrar i sina uppdrag efteråt syns inte heller i dina ansökningar och sparade uppdrag.',
  'safety.block.seen':
    'De får inte veta att du har blockerat dem: det ser ut som att du har avslutat konversationerna, och det som redan är skrivet finns kvar hos dem.',
  'safety.block.applications':
    'Dina ansökningar finns kvar. Ta tillbaka dem om du inte vill ha uppdragen.',
  'safety.block.confirm': 'Blockera',
  'safety.block.failed': 'Arbetsgivaren kunde inte blockeras. Försök igen.',
  'safety.blocked.title': 'Blockerade arbetsgivare',
  'safety.blocked.text':
    'De kan inte skriva till dig, och deras inbjudningar når dig inte. Du blockerar en arbetsgivare i konversationen med dem.',
  'safety.blocked.none': 'Du har inte blockerat någon.',
  'safety.blocked.since': 'Blockerad {day}',
  'safety.unblock': 'Ta bort blockeringen',
  'safety.unblock.of': 'Ta bort blockeringen av {employer}',
  'safety.unblock.busy': 'tar bort',
  'safety.unblock.done':
    '{employer} är inte längre blockerad. Avslutade konversationer öppnas inte igen.',
  'safety.reports.title': 'Dina anmälningar',
  'safety.reports.text': 'Det du har anmält till oss, och våra svar.',
  'safety.reports.none': 'Du har inte anmält något.',
  'safety.reports.chat': 'Konversation med {employer}',
  'safety.reports.job': 'Annonsen ”{job}”',
  'safety.reports.gone': 'något som inte längre finns',
  'safety.reports.sent': '{reason}, anmält {day}',
  'safety.reports.waits': 'Vi går igenom anmälan.',
  'safety.reports.answer': 'Vårt svar {day}',
} as const satisfies Words;
