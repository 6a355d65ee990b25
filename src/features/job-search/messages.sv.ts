import type { Words } from '../../i18n/messageTypes';

/** Where jobs are found: search, filters, lists. */
export const jobSearchSv = {
  'jobs.count':
    '{total, plural, =0 {Inga lediga uppdrag} one {# ledigt uppdrag} other {# lediga uppdrag}}',
  'jobs.count_short': '{total, plural, one {# uppdrag} other {# uppdrag}}',

  'jobs.chip.on_call': 'Jour eller beredskap',
  'jobs.chip.new_graduates': 'För nyexaminerade',
  'jobs.chip.without_licence': 'Utan legitimation',
  'jobs.chip.eligible': 'Uppdrag du kan ta',
  'jobs.chip.text': '”{text}”',
  'jobs.chip.rate_from': 'Från {min} kr/h',
  'jobs.chip.rate_to': 'Upp till {max} kr/h',
  'jobs.chip.rate_span': '{min}–{max} kr/h',
  'jobs.chip.share_from': 'Minst {min} % av heltid',
  'jobs.chip.share_to': 'Högst {max} % av heltid',
  'jobs.chip.share_span': '{min}–{max} % av heltid',
  'jobs.chip.share_one': '{min} % av heltid',
  'jobs.chip.from': 'Från {day}',
  'jobs.chip.to': 'Till {day}',
  'jobs.chips.list': 'Valda filter',
  'jobs.chips.remove': 'Ta bort {label}',
  'jobs.chips.remove_read': 'Ta bort {label}, som vi tolkade ur din text',
  'jobs.chips.clear': 'Rensa alla',
  'jobs.chips.removed': '{label} är borttaget',
  'jobs.chips.cleared': 'Alla filter är borttagna',

  'jobs.bar.label': 'Sök uppdrag',
  'jobs.bar.submit': 'Sök',
  'jobs.bar.role': 'Yrke',
  'jobs.bar.any_role': 'Alla yrken',
  'jobs.bar.place': 'Plats',
  'jobs.bar.any_place': 'Hela Sverige',
  'jobs.bar.from': 'Från',
  'jobs.bar.to': 'Till',
  'jobs.bar.text': 'Sök med egna ord',
  'jobs.bar.text_hint': 't.ex. ssk natt nära Umeå',
  'jobs.bar.recent': 'Senaste sökningar',
  'jobs.bar.more': '{first} + {others}',
  'jobs.bar.placeholder': 'Yrke, plats, period',
  'jobs.bar.all_filters': 'Alla filter',
  'jobs.bar.filter_count': '{count, plural, one {# filter valt} other {# filter valda}}',
  'jobs.bar.clear': 'Rensa',
  'jobs.bar.dates': 'Slutdatumet ligger före startdatumet. Ändra ett av dem.',

  'jobs.fields.label': 'Arbetsområden',
  'jobs.fields.whole': 'Hela {group}',
  'jobs.fields.chosen': '{count} av {total} valda',
  'jobs.fields.all_chosen': 'Alla valda',

  'jobs.view': 'Visa som',
  'jobs.view.list': 'Lista',
  'jobs.view.weeks': 'Veckor',

  'jobs.list.label': 'Lediga uppdrag',
  'jobs.list.order': 'Sortera',
  'jobs.list.relevance': 'Bäst träff',
  'jobs.list.newest': 'Nyast',
  'jobs.list.highest': 'Högst ersättning',
  'jobs.list.rates_compared':
    'Jämförs som faktura utan moms. Löner, där semesterersättning ingår, räknas om med arbetsgivaravgifter och tjänstepension: gånger {factor} år {year}.',
  'jobs.nearby.more': '{total, number} till i närliggande yrken',
  'jobs.list.loading': 'Hämtar uppdrag',
  'jobs.list.showing': 'Visar {shown, number} av {total, number} uppdrag',
  'jobs.list.more': 'Visa fler',
  'jobs.list.loading_more': 'hämtar fler uppdrag',
  'jobs.list.more_failed': 'Fler uppdrag kunde inte hämtas. Det du ser finns kvar.',
  'jobs.list.failed': 'Uppdragen kunde inte hämtas',
  'jobs.list.failed_text':
    'Kontrollera att du är uppkopplad och försök igen. Dina filter finns kvar.',
  'jobs.list.retry': 'Försök igen',
  'jobs.list.retrying': 'försöker igen',

  'jobs.nearby': 'Närliggande yrken',
  'jobs.nearby.count': '{total, plural, one {# uppdrag} other {# uppdrag}} i samma yrkesgrupp.',
  'jobs.nearby.only': '{none} just nu. {total, number} i närliggande yrken:',
  'jobs.nearby.hide': 'Dölj dem',
  'jobs.nearby.hidden':
    '{total, plural, one {# uppdrag i närliggande yrken visas} other {# uppdrag i närliggande yrken visas}} inte.',
  'jobs.nearby.show': 'Visa dem',

  'jobs.where': '{preposition, select, on {på} other {i}} {place}',
  'jobs.title': '{total, plural, =0 {Inga uppdrag} other {# uppdrag}} som {role}',
  'jobs.filtered.title': 'lediga uppdrag',
  'jobs.filtered.description': 'Valt: {chosen}. {description}',
  'jobs.page.title': 'Lediga uppdrag i vården',
  'jobs.page.description':
    'Sök bland vikariat och konsultuppdrag i hela Sverige. Filtrera på yrke, plats, period, ersättning och journalsystem.',

  'home.title': 'Vikariat och konsultuppdrag i vården',
  'home.description':
    'Hitta ditt nästa uppdrag som sjuksköterska, läkare eller annan vårdpersonal. Du väljer var, när och till vilken timlön.',
  'home.headline': 'Vården behöver dig. Du väljer var, när och till vilken timlön.',
  'home.hello': 'Hej {name}!',
  'home.lead':
    '{total, plural, =0 {Nya uppdrag kommer varje dag} one {# ledigt uppdrag} other {# lediga uppdrag}} i hela Sverige.',
  'home.saved': 'Dina senaste val: {summary}',
  'home.cleared': 'Dina val är rensade.',
  'home.saved_what': 'dina senaste val',
  'home.fields': 'Vad arbetar du med?',
  'home.fields_text': 'Välj ett område och de delar av det som passar dig.',
  'home.fields_search': 'Sök i valda områden',
  'home.fields_search_all': 'Sök i alla områden',
  'home.suggested': 'Förslag till dig',
  'home.suggested_profile': 'Utifrån din profil.',
  'home.suggested_choices': 'Utifrån dina senaste val.',
  'home.newest': 'Nytt just nu',
  'home.rates': 'Högst ersättning just nu',
  'home.rates_text':
    'Jämförs som faktura utan moms; löner räknas om. På korten står annonsens egen ersättning.',
  'home.rates_all': 'Se alla efter ersättning',
  'home.list': 'Fler lediga uppdrag',
  'home.list_matching': 'Uppdrag som passar ditt filter',
  'home.list_all': 'Visa alla {total, number} uppdrag',

  'available.title': 'Alla lediga uppdrag i vården',
  'available.description':
    'Alla lediga vikariat och konsultuppdrag i vården, med en förteckning över yrken, län och kommuner.',
  'available.index': 'Alla yrken och orter',
  'available.roles': 'Yrken',
  'available.places': 'Län och kommuner',
  'rates.title': 'Lediga uppdrag med högst ersättning',
  'rates.description':
    'Vikariat och konsultuppdrag i vården ordnade efter ersättning per timme, högst först. Jämförs som faktura utan moms; löner räknas om.',
  'rates.note':
    'Ersättningarna jämförs som faktura utan moms. Löner, där semesterersättning ingår, räknas om med arbetsgivaravgifter och tjänstepension: gånger {factor} år {year}. Annonser som inte anger ersättning står sist.',
} as const satisfies Words;
