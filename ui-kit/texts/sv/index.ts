import type { KitTexts } from '../kitTexts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('sv-SE')} ${count === 1 ? one : many}`;
const hits = (count: number) => counted(count, 'träff', 'träffar');
const number = (value: number) => value.toLocaleString('sv-SE');
const percent = (share: number) =>
  share.toLocaleString('sv-SE', { style: 'percent', maximumFractionDigits: 0 });

const unsure = (readings: string) =>
  `Menar du ${readings}? Skriv året med fyra siffror, till exempel 2026-12-01.`;

const dateRangeDialogLabels: KitTexts['dateRangeDialog']['labels'] = {
  title: 'Välj period',
  close: 'Stäng',
  clear: 'Rensa',
  apply: 'Använd',
  chooseStart: 'Välj en startdag.',
  chooseEnd: (from) => `Från ${from}. Välj en slutdag.`,
  chosen: (from, to, days) => `${from} – ${to}, ${counted(days, 'dag', 'dagar')}`,
  problems: {
    invalid_from: 'Skriv startdagen som 1 dec, 1/12 eller 2026-12-01.',
    invalid_to: 'Skriv slutdagen som 1 dec, 1/12 eller 2026-12-01.',
    too_early: 'Välj en senare dag.',
    too_late: 'Välj en tidigare dag.',
    unavailable: 'Välj andra dagar. En av de här går inte att välja.',
    end_not_after_start: 'Slutdagen måste vara efter startdagen.',
  },
  unsure,
  weeks: {
    from: 'Från vecka',
    to: 'Till vecka',
    none: 'Välj vecka',
    option: (number, day) => `v. ${number} (${day})`,
  },
  calendar: {
    previousMonth: 'Föregående månad',
    nextMonth: 'Nästa månad',
    weekColumn: 'Vecka',
    weekColumnShort: 'v.',
    week: (number) => `Vecka ${number}`,
    places: { start: 'start', end: 'slut', inside: 'i perioden' },
  },
};

const messageLabels: KitTexts['messageBubble']['labels'] = {
  own: 'Du',
  system: 'Händelse',
  message: (author, time) => `${author}, ${time}`,
  deliveries: { pending: 'Skickar', sent: 'Skickat', read: 'Läst', failed: 'Skickades inte' },
  retry: 'Försök igen',
  discard: 'Ta bort utkastet',
  attachments: 'Bilagor',
};

export const autocomplete: KitTexts['autocomplete'] = {
  labels: {
    clear: 'Rensa',
    list: 'Förslag',
    noMatches: (query) => `Inget passar ”${query}”. Prova ett kortare ord.`,
    busy: 'Söker…',
    failed: 'Förslagen kunde inte hämtas.',
    retry: 'Försök igen',
    matches: (count) => `${count.toLocaleString('sv-SE')} förslag`,
    count: hits,
  },
};

export const banner: KitTexts['banner'] = { dismissLabel: 'Stäng' };

export const breadcrumbs: KitTexts['breadcrumbs'] = { label: 'Du är här' };

export const button: KitTexts['button'] = { loadingLabel: 'arbetar' };

export const chatList: KitTexts['chatList'] = {
  label: 'Konversationer',
  labels: {
    own: 'Du',
    unread: (count) => counted(count, 'oläst', 'olästa'),
    loading: 'Hämtar konversationer',
  },
};

export const chatThread: KitTexts['chatThread'] = {
  labels: {
    ...messageLabels,
    unread: 'Nya meddelanden',
    newMessages: (count) => counted(count, 'nytt meddelande', 'nya meddelanden'),
    toEnd: 'Till det senaste',
    earlier: 'Visa tidigare meddelanden',
    loadingEarlier: 'hämtar tidigare meddelanden',
    later: 'Visa senare meddelanden',
    loadingLater: 'hämtar senare meddelanden',
    toUnread: 'Till de olästa',
    loading: 'Hämtar meddelanden',
    arrived: (author, text) => `${author}: ${text}`,
  },
};

export const checkAnswers: KitTexts['checkAnswers'] = { changeLabel: 'Ändra' };

export const commandPalette: KitTexts['commandPalette'] = {
  labels: {
    close: 'Stäng',
    search: 'Skriv vad du söker',
    list: 'Förslag',
    noMatches: (query) => `Inget passar ”${query}”. Prova ett annat ord.`,
    busy: 'Söker…',
    failed: 'Alla förslag kunde inte hämtas.',
    retry: 'Försök igen',
    matches: (count) => `${count.toLocaleString('sv-SE')} förslag`,
    shortcut: (keys) => `kortkommando ${keys}`,
  },
};

export const compareTable: KitTexts['compareTable'] = {
  labels: { rows: 'Uppgift', actions: 'Val', differs: 'skiljer sig' },
};

export const composer: KitTexts['composer'] = {
  labels: {
    field: 'Meddelande',
    placeholder: 'Skriv ett meddelande',
    send: 'Skicka',
    attach: 'Bifoga filer',
    files: 'Bilagor',
    remove: (name) => `Ta bort ${name}`,
    retry: (name) => `Försök igen med ${name}`,
    progress: percent,
    attached: (name) => `${name} är bifogad`,
    left: (characters) =>
      characters < 0
        ? `${number(-characters)} tecken för mycket`
        : `${number(characters)} tecken kvar`,
    problems: {
      too_long: 'Korta meddelandet. Det är för långt.',
      uploading: 'Vänta tills filerna är uppladdade.',
      failed_file: 'Försök igen, eller ta bort filen som inte kunde laddas upp.',
    },
    fileProblems: {
      type: (name) => `Välj en annan fil. ${name} har ett format som inte kan bifogas.`,
      size: (name) => `Välj en mindre fil. ${name} är för stor.`,
      empty: (name) => `Välj en annan fil. ${name} är tom.`,
    },
  },
};

export const confirmDialog: KitTexts['confirmDialog'] = { cancelLabel: 'Avbryt' };

export const contentsList: KitTexts['contentsList'] = { title: 'Innehåll' };

export const countdownText: KitTexts['countdownText'] = {
  labels: {
    upcoming: (days) => (days === 1 ? 'Stänger i morgon' : `Stänger om ${days} dagar`),
    today: 'Stänger i dag',
    past: 'Stängd',
  },
};

export const dateField: KitTexts['dateField'] = {
  labels: {
    open: 'Öppna kalendern',
    placeholder: 't.ex. 1 dec 2026',
    title: 'Välj dag',
    close: 'Stäng',
    problems: {
      invalid: 'Skriv dagen som 1 dec 2026 eller 2026-12-01.',
      too_early: 'Välj en senare dag.',
      too_late: 'Välj en tidigare dag.',
      unavailable: 'Välj en annan dag. Den här går inte att välja.',
    },
    unsure,
    calendar: dateRangeDialogLabels.calendar,
  },
};

export const dateRangeDialog: KitTexts['dateRangeDialog'] = { labels: dateRangeDialogLabels };

export const dateRangeField: KitTexts['dateRangeField'] = {
  labels: {
    from: 'Från',
    to: 'Till',
    open: 'Öppna kalendern',
    placeholder: 't.ex. 1 dec',
    dialog: dateRangeDialogLabels,
  },
};

export const dialog: KitTexts['dialog'] = { closeLabel: 'Stäng' };

export const fileDrop: KitTexts['fileDrop'] = {
  labels: {
    choose: 'Välj fil',
    drop: 'eller dra den hit',
    camera: 'Ta ett foto',
    reuse: 'Använd en fil du redan har laddat upp',
    reuseFile: (name) => `Använd ${name}`,
    list: 'Valda filer',
    cancel: (name) => `Avbryt uppladdningen av ${name}`,
    pause: (name) => `Pausa ${name}`,
    resume: (name) => `Fortsätt med ${name}`,
    retry: (name) => `Försök igen med ${name}`,
    remove: (name) => `Ta bort ${name}`,
    statuses: {
      uploading: 'Laddas upp',
      paused: 'Pausad',
      done: 'Uppladdad',
      failed: 'Kunde inte laddas upp',
    },
    problems: {
      type: (name) => `Välj en annan fil. ${name} har ett format som inte kan laddas upp.`,
      size: (name) => `Välj en mindre fil. ${name} är för stor.`,
      empty: (name) => `Välj en annan fil. ${name} är tom.`,
    },
    progress: percent,
  },
};

export const filterBarCombobox: KitTexts['filterBarCombobox'] = {
  labels: {
    clear: 'Rensa',
    list: 'Förslag',
    noMatches: (query) => `Inget passar ”${query}”.`,
    busy: 'Söker …',
    matches: (count) => `${count.toLocaleString('sv-SE')} förslag`,
    count: hits,
  },
};

export const filterChips: KitTexts['filterChips'] = {
  labels: {
    list: 'Valda filter',
    remove: (label) => `Ta bort ${label}`,
    clear: 'Rensa alla filter',
    removed: (label) => `${label} är borttaget`,
    cleared: 'Alla filter är borttagna',
  },
};

export const filterSheet: KitTexts['filterSheet'] = {
  labels: {
    title: 'Filter',
    close: 'Stäng',
    clear: 'Rensa alla filter',
    apply: (count) => `Visa ${hits(count)}`,
    applyUncounted: 'Visa träffar',
    count: hits,
  },
};

export const footer: KitTexts['footer'] = { navLabel: 'Sidfot' };

export const header: KitTexts['header'] = {
  labels: { home: 'Till startsidan', nav: 'Huvudmeny', menu: 'Meny' },
};

export const languageSwitch: KitTexts['languageSwitch'] = { label: 'Språk' };

export const loadMore: KitTexts['loadMore'] = {
  labels: {
    showing: (shown, total) => `Visar ${shown.toLocaleString('sv-SE')} av ${hits(total)}`,
    more: 'Visa fler',
    loading: 'hämtar fler',
  },
};

export const messageBubble: KitTexts['messageBubble'] = { labels: messageLabels };

export const multiSelect: KitTexts['multiSelect'] = {
  labels: {
    placeholder: 'Sök eller välj',
    remove: (label) => `Ta bort ${label}`,
    removed: (label) => `${label} är borttaget`,
    noMatches: (query) => `Inget passar ”${query}”.`,
    matches: hits,
  },
};

export const numberField: KitTexts['numberField'] = {
  labels: { increase: 'Öka', decrease: 'Minska' },
};

export const optionGroup: KitTexts['optionGroup'] = {
  labels: {
    showMore: (hidden) => `Visa ${number(hidden)} till`,
    showLess: 'Visa färre',
    search: 'Sök bland valen',
    noMatches: (query) => `Inget val passar ”${query}”.`,
    matches: hits,
    count: hits,
  },
};

export const pagination: KitTexts['pagination'] = {
  labels: {
    nav: 'Sidor',
    page: (page) => `Sida ${page}`,
    previous: 'Föregående',
    next: 'Nästa',
    place: (page, count) => `Sida ${page} av ${count}`,
  },
};

export const phoneField: KitTexts['phoneField'] = { prefixLabel: 'Landskod' };

export const popover: KitTexts['popover'] = { closeLabel: 'Stäng' };

export const progressSteps: KitTexts['progressSteps'] = {
  labels: {
    list: 'Så går det till',
    position: (step, count) => `Steg ${step} av ${count}`,
    states: { done: 'klart', current: 'pågår', upcoming: 'kommer', stopped: 'avslutat' },
  },
};

export const rangeChart: KitTexts['rangeChart'] = {
  legend: 'Strecket är medianen. Det tjocka fältet är hälften i mitten, det smala åtta av tio.',
  headings: {
    label: 'Grupp',
    p10: '10:e percentilen',
    p25: '25:e percentilen',
    median: 'Median',
    p75: '75:e percentilen',
    p90: '90:e percentilen',
  },
  unknown: 'okänt',
};

export const rateRange: KitTexts['rateRange'] = {
  labels: {
    group: 'Ersättning per timme',
    min: 'Lägsta ersättning',
    max: 'Högsta ersättning',
    unit: 'kr/h',
    value: (value) => `${value.toLocaleString('sv-SE')} kr/h`,
  },
};

export const requirementList: KitTexts['requirementList'] = { sourceLabel: 'Källa' };

export const saveState: KitTexts['saveState'] = {
  labels: {
    saving: 'Sparar …',
    saved: 'Sparat',
    failed: 'Kunde inte spara',
    retry: 'Försök igen',
  },
};

export const searchBar: KitTexts['searchBar'] = { filterCountLabel: (count) => `${count} filter` };

export const selectableTable: KitTexts['selectableTable'] = {
  labels: {
    row: (name) => `Välj ${name}`,
    all: 'Välj alla',
    chosen: (chosen, total) => `${chosen} av ${total} valda`,
  },
};

export const shiftList: KitTexts['shiftList'] = {
  moreLabel: (count) => `Visa ${counted(count, 'vecka', 'veckor')} till`,
};

export const skipLink: KitTexts['skipLink'] = { children: 'Hoppa till innehållet' };

export const snackbarProvider: KitTexts['snackbarProvider'] = {
  labels: { region: 'Meddelanden', close: 'Stäng' },
};

export const spinner: KitTexts['spinner'] = { label: 'Laddar' };

export const stackedBar: KitTexts['stackedBar'] = { headings: { part: 'Del', total: 'Summa' } };

export const stepper: KitTexts['stepper'] = {
  labels: {
    nav: 'Steg',
    position: (step, count) => `Steg ${step} av ${count}`,
    states: { complete: 'klart', incomplete: 'inte klart', error: 'behöver rättas' },
  },
};

export const textArea: KitTexts['textArea'] = {
  countLabel: (length, max) =>
    `${length.toLocaleString('sv-SE')} av ${max.toLocaleString('sv-SE')} tecken`,
};

export const timeField: KitTexts['timeField'] = {
  labels: {
    open: 'Visa tider',
    placeholder: 't.ex. 14:30',
    title: 'Välj tid',
    close: 'Stäng',
    problems: {
      invalid: 'Skriv tiden som 14:30, 1430 eller 14.',
      too_early: 'Välj en senare tid.',
      too_late: 'Välj en tidigare tid.',
      unavailable: 'Välj en annan tid. Den här går inte att välja.',
    },
  },
};

export const dateTimeField: KitTexts['dateTimeField'] = {
  labels: {
    day: 'Dag',
    time: 'Klockslag',
    dayField: dateField.labels,
    timeField: timeField.labels,
    missing: { day: 'Välj också en dag.', time: 'Välj också ett klockslag.' },
    skipped: 'Välj en annan tid: klockan ställs om, och den tiden finns inte.',
    twice: 'Klockan ställs om, och tiden kommer två gånger. Den första gäller.',
    zone: (name) => `Gäller ${name}.`,
  },
};

export const unreadDivider: KitTexts['unreadDivider'] = { label: 'Nya meddelanden' };

export const weekPicker: KitTexts['weekPicker'] = {
  labels: {
    week: (number) => `Vecka ${number}`,
    chosen: (count) => (count === 1 ? '1 vecka vald' : `${count} veckor valda`),
  },
};

export const workFieldPicker: KitTexts['workFieldPicker'] = {
  labels: {
    wholeGroup: (group) => `Hela ${group}`,
    chosen: (count, total) => `${count} av ${total} valda`,
    allChosen: 'Alla valda',
    count: (count) => `${count.toLocaleString('sv-SE')} uppdrag`,
  },
};
