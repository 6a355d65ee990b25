import type { Role } from './shifts';

const svRoles: Record<Role, string> = {
  nurse: 'Sjuksköterska',
  assistant: 'Undersköterska',
  doctor: 'Läkare',
};
const enRoles: Record<Role, string> = {
  nurse: 'Nurse',
  assistant: 'Assistant nurse',
  doctor: 'Doctor',
};

/** The board's texts, in both languages. */
const sv = {
  header: { home: 'Bemanning, till startsidan', nav: 'Huvudmeny', menu: 'Meny' },
  board: 'Tavlan',
  colleagues: 'Medarbetare',
  title: 'Avdelning 14: lediga pass',
  vacant: (count: number) => (count === 1 ? '1 pass saknar någon' : `${count} pass saknar någon`),
  roles: svRoles,
  filters: {
    role: 'Yrke',
    allRoles: 'Alla yrken',
    period: 'Period',
    chips: {
      list: 'Valda filter',
      remove: (label: string) => `Ta bort ${label}`,
      clear: 'Rensa alla',
      removed: (label: string) => `${label} är borttaget`,
      cleared: 'Alla filter är borttagna',
    },
  },
  dates: {
    from: 'Från',
    to: 'Till',
    open: 'Öppna kalendern',
    placeholder: 't.ex. 1 dec',
    dialog: {
      title: 'Välj period',
      close: 'Stäng',
      clear: 'Rensa',
      apply: 'Använd',
      chooseStart: 'Välj en startdag.',
      chooseEnd: (from: string) => `Från ${from}. Välj en slutdag.`,
      chosen: (from: string, to: string, days: number) => `${from} – ${to}, ${days} dagar`,
      problems: {
        invalid_from: 'Skriv startdagen som 1 dec, 1/12 eller 2026-12-01.',
        invalid_to: 'Skriv slutdagen som 1 dec, 1/12 eller 2026-12-01.',
        too_early: 'Välj dagar från och med i dag.',
        end_not_after_start: 'Slutdagen måste vara efter startdagen.',
      },
      weeks: {
        from: 'Från vecka',
        to: 'Till vecka',
        none: 'Välj vecka',
        option: (number: number, day: string) => `v. ${number} (${day})`,
      },
      calendar: {
        previousMonth: 'Föregående månad',
        nextMonth: 'Nästa månad',
        weekColumn: 'Vecka',
        weekColumnShort: 'v.',
        week: (number: number) => `Vecka ${number}`,
        places: { start: 'start', end: 'slut', inside: 'i perioden' },
      },
    },
  },
  empty: {
    title: 'Inga pass den här perioden',
    text: 'Välj en längre period eller ett annat yrke.',
    clear: 'Visa alla pass',
  },
  free: 'Ledigt',
  taken: (name: string) => `${name} arbetar`,
  fill: 'Tillsätt',
  fillNamed: (shift: string) => `Tillsätt: ${shift}`,
  form: {
    title: 'Tillsätt passet',
    close: 'Stäng',
    colleague: 'Vem arbetar?',
    colleagueHint: 'För- och efternamn.',
    missing: 'Skriv vem som arbetar.',
    summary: 'Det är något som behöver rättas',
    failed: 'Passet kunde inte sparas. Felet är vårt. Försök igen om en stund.',
    cancel: 'Avbryt',
    save: 'Spara passet',
    saving: 'sparar',
  },
  filled: (name: string) => `${name} är satt på passet`,
  messages: { region: 'Meddelanden', close: 'Stäng' },
};

export type BoardTexts = typeof sv;

const en: BoardTexts = {
  header: { home: 'Staffing, to the start page', nav: 'Main menu', menu: 'Menu' },
  board: 'The board',
  colleagues: 'Colleagues',
  title: 'Ward 14: open shifts',
  vacant: (count) => (count === 1 ? '1 shift has nobody' : `${count} shifts have nobody`),
  roles: enRoles,
  filters: {
    role: 'Profession',
    allRoles: 'All professions',
    period: 'Period',
    chips: {
      list: 'Chosen filters',
      remove: (label) => `Remove ${label}`,
      clear: 'Clear all',
      removed: (label) => `${label} has been removed`,
      cleared: 'All filters have been removed',
    },
  },
  dates: {
    from: 'From',
    to: 'To',
    open: 'Open the calendar',
    placeholder: 'e.g. 1 Dec',
    dialog: {
      title: 'Choose a period',
      close: 'Close',
      clear: 'Clear',
      apply: 'Apply',
      chooseStart: 'Choose a first day.',
      chooseEnd: (from) => `From ${from}. Choose a last day.`,
      chosen: (from, to, days) => `${from} – ${to}, ${days} days`,
      problems: {
        invalid_from: 'Write the first day as 1 Dec, 1/12 or 2026-12-01.',
        invalid_to: 'Write the last day as 1 Dec, 1/12 or 2026-12-01.',
        too_early: 'Choose days from today on.',
        end_not_after_start: 'The last day must be after the first.',
      },
      weeks: {
        from: 'From week',
        to: 'Until week',
        none: 'Choose a week',
        option: (number, day) => `Wk ${number} (${day})`,
      },
      calendar: {
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        weekColumn: 'Week',
        weekColumnShort: 'Wk',
        week: (number) => `Week ${number}`,
        places: { start: 'first day', end: 'last day', inside: 'in the period' },
      },
    },
  },
  empty: {
    title: 'No shifts in this period',
    text: 'Choose a longer period or another profession.',
    clear: 'Show all shifts',
  },
  free: 'Open',
  taken: (name) => `${name} works it`,
  fill: 'Fill',
  fillNamed: (shift) => `Fill: ${shift}`,
  form: {
    title: 'Fill the shift',
    close: 'Close',
    colleague: 'Who works it?',
    colleagueHint: 'First and last name.',
    missing: 'Enter who works it.',
    summary: 'Something needs to be corrected',
    failed: 'The shift could not be saved. The fault is ours. Try again in a while.',
    cancel: 'Cancel',
    save: 'Save the shift',
    saving: 'saving',
  },
  filled: (name) => `${name} is on the shift`,
  messages: { region: 'Messages', close: 'Close' },
};

export const BOARD_TEXTS = { sv, en };
