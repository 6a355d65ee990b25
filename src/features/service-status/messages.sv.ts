import type { Words } from '../../i18n/messageTypes';

export const serviceStatusSv = {
  'service_status.title': 'Driftstatus',
  'service_status.lead':
    'Vad som fungerar på Vikari just nu, och hur det har varit de senaste 90 dagarna. Vi kontrollerar varje del en gång i minuten.',
  'service_status.description': 'Vad som fungerar på Vikari just nu och de senaste 90 dagarna.',
  'service_status.home': 'Start',
  'service_status.crumbs': 'Du är här',
  'service_status.now': 'Just nu',
  'service_status.checked': 'Senast kontrollerat {at}.',
  'service_status.unchecked': 'Ingen kontroll är gjord än.',
  'service_status.part.reading': 'Läsa uppdrag och artiklar',
  'service_status.part.searching': 'Söka uppdrag',
  'service_status.part.signing_in': 'Logga in (vår del, inte BankID:s)',
  'service_status.part.applying': 'Ansöka och spara',
  'service_status.part.messages': 'Meddelanden',
  'service_status.part.mail': 'Mejl från oss',
  'service_status.part.uploads': 'Ladda upp handlingar',
  'service_status.state.works': 'Fungerar',
  'service_status.state.limited': 'Fungerar delvis',
  'service_status.state.fails': 'Fungerar inte',
  'service_status.state.unknown': 'Okänt',
  'service_status.since': 'sedan {since}',
  'service_status.planned': 'Planerade arbeten',
  'service_status.planned.none': 'Inga arbeten är planerade.',
  'service_status.planned.unknown': 'Om något arbete är planerat går inte att läsa just nu.',
  'service_status.planned.time': '{from} till {to}',
  'service_status.history': 'De senaste 90 dagarna',
  'service_status.history.unknown': 'Hur det har varit går inte att läsa just nu.',
  'service_status.history.caption': 'Så har varje del fungerat',
  'service_status.history.table': 'Visa som tabell, med minuter',
  'service_status.strip.key':
    'En stapel är en dag, den äldsta först. Ju högre stapel, desto sämre fungerade det; ett streck är en dag som inte mättes.',
  'service_status.history.part': 'Del',
  'service_status.history.checked': 'Mätta minuter',
  'service_status.history.failed': 'Fungerade inte',
  'service_status.history.limited': 'Fungerade delvis',
  'service_status.history.share': 'Fungerade',
  'service_status.history.not_measured': 'inte mätt',
  'service_status.history.minutes': '{count, plural, one {# minut} other {# minuter}}',
  'service_status.history.percent': '{percent} %',
  'service_status.history.note':
    'Minuter då ingen kontroll gjordes räknas inte: vi vet inte hur det var då.',
  'service_status.days': 'Dagar då något inte fungerade',
  'service_status.days.none': 'Inga kontroller har sett ett fel.',
  'service_status.days.part': '{part}: {count, plural, one {# minut} other {# minuter}}',
  // The line on every page while the store is down
  'reading_only.text':
    'Just nu kan du läsa och söka, men inte logga in, ansöka eller skriva meddelanden. Det du ser är från {since}. Försök igen om några minuter.',
  'reading_only.signed_in': 'Du är fortfarande inloggad, även om sidan visas som för en besökare.',
  'reading_only.more': 'Se driftstatus',
  // The line, and the page, while the server reads in its lists after a start
  'lists_to_come.text':
    'Uppdragen läses in efter en omstart. Listorna kommer automatiskt, oftast på under en minut.',
  'lists_to_come.title': 'Uppdragen läses in',
  'lists_to_come.page':
    'Sajten har just startat om. Sidan kommer automatiskt, oftast på under en minut. Under tiden fungerar allt annat.',
} as const satisfies Words;
