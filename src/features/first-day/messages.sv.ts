import type { Words } from '../../i18n/messageTypes';

export const firstDaySv = {
  'first_day.page': 'Första dagen: {job}',
  'first_day.title': 'Din första dag',
  'first_day.back': 'Till mina ansökningar',
  'first_day.when': 'När',
  'first_day.when.unknown': 'Uppdraget har inget startdatum. Fråga arbetsgivaren.',
  'first_day.when.shift': '{day}, kl. {from}–{to}',
  'first_day.where': 'Arbetsplats',
  'first_day.card': 'Det här har arbetsgivaren sagt',
  'first_day.nothing': 'Arbetsgivaren har inte sagt något om första dagen än.',
  'first_day.missing': 'Det här saknas',
  'first_day.missing.text':
    'Arbetsgivaren får frågan sju dagar före första dagen, och en gång till två dagar före, om något saknas då. Du kan också fråga själv.',
  'first_day.missing.asked': 'Arbetsgivaren är tillfrågad den {day}. Du kan också fråga själv.',
  'first_day.write': 'Skriv till arbetsgivaren',
  'first_day.hidden':
    'Namn, telefonnummer och nycklar visas när uppdraget är ditt. Här ser du om de är sagda.',
  'first_day.said': 'Sagt. Visas när uppdraget är ditt.',
  'first_day.call': 'Ring {name}',
  'first_day.hours': '{hours, plural, =0 {Ingen introduktion} one {# timme} other {# timmar}}',
  'first_day.login.ordered': 'Beställd, inte klar än',
  'first_day.login.ready': 'Klar att använda',
  'first_day.login.not_needed': 'Behövs inte',
  'first_day.siths.ordered': 'Beställt, inte klart än',
  'first_day.siths.ready': 'Klart att använda',
  'first_day.siths.not_needed': 'Behövs inte',
  'first_day.changed': 'Senast ändrat {time}',
  'first_day.offline':
    'Sidan går att läsa utan uppkoppling på den här enheten, sedan du har öppnat den.',
  'first_day.demo':
    'I demon svarar en påhittad arbetsgivare. Namn och nummer finns inte på riktigt.',
  'first_day.gone.title': 'Det finns ingen första dag här',
  'first_day.gone.text': 'Ansökan är inte din, eller så har den avslutats.',
} as const satisfies Words;
