import type { Words } from '../../../i18n/messageTypes';

export const askedSv = {
  'asked.page': 'Handlingar: {job}',
  'asked.title': 'Dela handlingar',
  'asked.due':
    'Arbetsgivaren behöver handlingarna senast {day}. Ansökan väntar tills alla är delade.',
  'asked.late':
    'Arbetsgivaren ville ha handlingarna senast {day}. Du kan fortfarande dela dem, ansökan väntar.',
  'asked.message': 'Från arbetsgivaren',
  'asked.state.missing': 'Saknas',
  'asked.state.shared': 'Delad',
  'asked.choose': 'Välj en av dina handlingar',
  'asked.shared_since': 'Delades {day}, innan arbetsgivaren frågade',
  'asked.undated': 'slutdatum inte angivet',
  'asked.valid_to': 'gäller till {day}',
  'asked.new': 'Eller ladda upp en ny',
  'asked.upload.text':
    'Det du laddar upp sparas i ditt konto. Arbetsgivaren ser det först när du har delat det.',
  'asked.none': 'Du har ingen sådan handling än.',
  'asked.not_uploadable':
    'Handlingen laddas aldrig upp, du visar den bara. Fråga arbetsgivaren hur.',
  'asked.share': 'Dela med arbetsgivaren',
  'asked.required': 'Välj eller ladda upp minst en handling.',
  'asked.seen':
    'Arbetsgivaren för det här uppdraget kan öppna det du delar. Du ser när, och kan ta tillbaka det.',
  'asked.back': 'Till mina ansökningar',
  'asked.documents': 'Mina handlingar',
  'asked.done.title': 'Tack, allt är delat',
  'asked.done.text': 'Ansökan går vidare automatiskt. Du behöver inte göra något mer nu.',
  'asked.partly': 'Delat med arbetsgivaren. Ansökan väntar fortfarande på: {types}.',
  'asked.nothing.title': 'Ansökan väntar inte på några handlingar',
  'asked.nothing.text':
    'Antingen är allt redan delat, eller så behöver arbetsgivaren inte handlingarna längre.',
  'asked.ended.title': 'Ansökan är avslutad',
  'asked.ended.text': 'Arbetsgivaren behöver inga fler handlingar för det här uppdraget.',
  'asked.problem.conflict': 'Ansökan är avslutad, så inget delades.',
  'asked.problem.gone': 'En av handlingarna finns inte längre. Välj en annan.',
  'asked.problem.network': 'Det kom inte fram. Kontrollera uppkopplingen och försök igen.',
  'asked.problem.other': 'Det gick inte att dela. Försök igen om en stund.',
  'asked.not_found.title': 'Ansökan finns inte',
  'asked.not_found.text': 'Länken kan vara felaktig, eller så gäller den ett annat konto.',
  'asked.jobs': 'Se lediga uppdrag',
} as const satisfies Words;
