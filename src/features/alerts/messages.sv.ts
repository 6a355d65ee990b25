import type { Words } from '../../i18n/messageTypes';

export const alertsSv = {
  'alerts.title': 'Bevaka uppdrag med mejl',
  'alerts.lead': 'Vi mejlar när det kommer uppdrag i din sökning. Du behöver inget konto.',
  'alerts.description':
    'Få ett mejl när det kommer vårduppdrag som passar din sökning: direkt, varje dag eller varje vecka. Du behöver inget konto och pausar när du vill.',
  'alerts.search': 'Sökningen',
  'alerts.nearby': 'Ta med närliggande yrken',
  'alerts.email': 'E-post',
  'alerts.invalid_email': 'Skriv en hel e-postadress, till exempel namn@exempel.se.',
  'alerts.frequency': 'Hur ofta vill du ha mejl?',
  'alerts.frequency.instant': 'Direkt',
  'alerts.frequency.instant.hint': 'Inom några minuter, högst fem mejl om dagen',
  'alerts.frequency.daily': 'Varje dag',
  'alerts.frequency.daily.hint': 'Klockan 7',
  'alerts.frequency.weekly': 'Varje vecka',
  'alerts.frequency.weekly.hint': 'På måndagar klockan 7',
  'alerts.terms':
    'Vi använder adressen bara till bevakningen. Du bekräftar den i ett mejl, och varje mejl har en länk som pausar eller tar bort bevakningen.',
  'alerts.send': 'Starta bevakningen',
  'alerts.sending': 'Skickar',
  'alerts.too_many':
    'Det har startats för många bevakningar från din uppkoppling i dag. Försök igen i morgon.',
  'alerts.failed': 'Det gick inte. Felet är vårt. Vänta en stund och försök igen.',
  'alerts.no_search.title': 'Börja med en sökning',
  'alerts.no_search.text':
    'Välj yrke, ort eller något annat i listan med uppdrag. Sedan kan du bevaka sökningen.',
  'alerts.jobs': 'Sök bland lediga uppdrag',
  'alerts.sent.title': 'Öppna ditt mejl',
  'alerts.sent.text':
    'Vi mejlar en länk till adressen. Öppna den, så börjar bevakningen. Den gäller i 24 timmar. Kommer inget mejl, titta i skräpposten eller försök igen i morgon.',
  'alerts.ask.title': 'Bekräfta bevakningen',
  'alerts.ask.text': 'Då mejlar vi till adressen när det kommer uppdrag i sökningen.',
  'alerts.ask.button': 'Bekräfta bevakningen',
  'alerts.confirmed.title': 'Bevakningen är igång',
  'alerts.confirmed.text':
    'Vi mejlar när det kommer uppdrag. Varje mejl har länkar som ändrar, pausar eller tar bort bevakningen.',
  'alerts.manage.title': 'Din bevakning',
  'alerts.manage.text': 'Välj hur ofta vi mejlar, eller pausa. Du behöver inte logga in.',
  'alerts.pause.title': 'Pausa bevakningen?',
  'alerts.pause.text':
    'Då mejlar vi inte om den förrän du väljer det igen. Andra bevakningar påverkas inte.',
  'alerts.changed.title': 'Ändrat',
  'alerts.changed.text': 'Bevakningen är igång, så ofta som du valde.',
  'alerts.paused.title': 'Bevakningen är pausad',
  'alerts.paused.text': 'Vi mejlar inte mer om den. Vill du ha mejl igen väljer du hur ofta här.',
  'alerts.left.title': 'Bevakningen är borttagen',
  'alerts.left.text': 'Var det din sista har vi också raderat vad vi har mejlat dig om.',
  'alerts.invalid_link.title': 'Länken kan inte användas',
  'alerts.invalid_link.text':
    'Den är ofullständig eller för gammal, eller så finns bevakningen inte längre. Gör en ny från en sökning.',
  'alerts.act.instant': 'Mejla direkt',
  'alerts.act.daily': 'Mejla varje dag',
  'alerts.act.weekly': 'Mejla varje vecka',
  'alerts.act.pause': 'Pausa',
  'alerts.act.leave': 'Ta bort bevakningen',
  'alerts.saved': 'Till sparade uppdrag och sökningar',
  'alerts.home': 'Startsidan',
  'alerts.crumbs': 'Du är här',
} as const satisfies Words;
