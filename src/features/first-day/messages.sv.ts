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
  'kept.ask.title': 'Stämde det som sades?',
  'kept.ask.text':
    'Arbetsgivaren får aldrig veta vad just du har kryssat. Siffror visas först när minst fem har gjort det.',
  'kept.ask.bankid':
    'För att kryssa behöver du koppla BankID till ditt konto, så att varje person räknas en gång.',
  'kept.ask.bankid.connect': 'Koppla BankID',
  'kept.occasion.shift_1': 'Första passet, {day}',
  'kept.occasion.shift_2': 'Andra passet, {day}',
  'kept.occasion.shift_3': 'Tredje passet, {day}',
  'kept.occasion.shift_4': 'Fjärde passet, {day}',
  'kept.occasion.end': 'När uppdraget är slut, {day}',
  'kept.seldom': 'Markera bara det som blev aktuellt:',
  'kept.tick.kept': 'Stämmer',
  'kept.tick.not_kept': 'Stämmer inte',
  'kept.tick.not_applicable': 'Gäller inte',
  'kept.save.all': 'Allt stämde – spara',
  'kept.save.rest': 'Resten stämde – spara',
  'kept.saved': 'Sparat. Du kan ändra tills det har räknats in i siffrorna.',
  'kept.later': 'Sparat på den här enheten. Det skickas när du har uppkoppling.',
  'kept.change': 'Ändra',
  'kept.tick': 'Kryssa',
  'kept.take_back': 'Ta tillbaka alla kryss för uppdraget',
  'kept.state.ahead': 'kan kryssas när passet har börjat',
  'kept.state.ahead_end': 'kan kryssas den sista dagen',
  'kept.state.open': 'inte kryssat',
  'kept.state.over': 'tiden för att kryssa är ute',
  'kept.state.published': 'Inräknat i siffrorna.',
  'kept.state.ticked': '{kept} av {all} stämde.',
  'kept.state.unsent': 'Väntar på uppkoppling.',
  'kept.problem.offline':
    'Ingenting togs tillbaka: du är inte uppkopplad. Försök igen när du har uppkoppling.',
  'kept.problem.late':
    'Det du kryssade utan uppkoppling kom fram för sent: tiden för att kryssa är ute.',
  'kept.problem.published':
    'Det är redan inräknat i siffrorna och kan inte ändras, bara tas tillbaka.',
  'kept.problem.taken_back':
    'Du tog tillbaka kryssen efter att det här kryssades. Kryssa igen om det ska gälla.',
  'kept.problem.other': 'Det gick inte att spara. Dina val står kvar. Försök igen.',
  'first_day.gone.title': 'Den här första dagen finns inte',
  'first_day.gone.text': 'Ansökan är inte din, eller så har den avslutats.',
} as const satisfies Words;
