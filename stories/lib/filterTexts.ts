import type { Option } from '@vikari/ui-kit/OptionGroup';

/** The texts and options of the filter stories, in both languages. */
const sv = {
  jobs: (count: number) => `${count} uppdrag`,
  bar: {
    label: 'Sök uppdrag',
    submit: 'Sök',
    profession: 'Yrke',
    allProfessions: 'Alla yrken',
    from: 'Från',
    to: 'Till',
    location: 'Plats',
    allLocations: 'Hela Sverige',
    text: 'Fritext',
    textHint: 'Ord i annonsen',
    period: 'Period',
    anyPeriod: 'När som helst',
    allFilters: 'Alla filter',
  },
  combobox: {
    clear: 'Rensa Yrke',
    list: 'Yrken',
    noMatches: (query: string) => `Inget passar ”${query}”.`,
    busy: 'Söker…',
    matches: (count: string) => `${count} förslag`,
    count: (count: string) => `${count} uppdrag`,
  },
  searchBar: {
    label: 'Sök uppdrag',
    placeholder: 'Yrke, plats, period',
    summary: 'Sjuksköterska · Malmö',
    filters: (count: number) => `${count} filter valda`,
  },
  professions: [
    {
      label: 'Sjuksköterskor',
      options: [
        { id: 'sjukskoterska', label: 'Sjuksköterska' },
        { id: 'iva-sjukskoterska', label: 'IVA-sjuksköterska' },
        { id: 'distriktsskoterska', label: 'Distriktssköterska' },
        { id: 'barnmorska', label: 'Barnmorska' },
      ],
    },
    {
      label: 'Läkare',
      options: [
        { id: 'specialistlakare', label: 'Specialistläkare' },
        { id: 'st-lakare', label: 'ST-läkare' },
      ],
    },
  ],
  locations: [
    {
      label: 'Län',
      options: [
        { id: 'r-01', label: 'Stockholms län' },
        { id: 'r-12', label: 'Skåne län' },
        { id: 'r-14', label: 'Västra Götalands län' },
        { id: 'r-25', label: 'Norrbottens län' },
      ],
    },
    {
      label: 'Kommuner',
      options: [
        { id: 'm-0180', label: 'Stockholm' },
        { id: 'm-1280', label: 'Malmö' },
        { id: 'm-1480', label: 'Göteborg' },
        { id: 'm-2580', label: 'Luleå' },
      ],
    },
  ],
  systems: [
    'Cosmic',
    'TakeCare',
    'Melior',
    'Elvis',
    'Pascal',
    'NCS Cross',
    'VAS',
    'Obstetrix',
    'Orbit',
    'Asynja Visph',
    'PMO',
    'Medidoc',
    'Procapita',
    'Treserva',
    'Lifecare',
    'Evald',
  ],
  chips: {
    list: 'Valda filter',
    remove: (label: string) => `Ta bort ${label}`,
    clear: 'Rensa alla',
    removed: (label: string) => `${label} är borttaget`,
    cleared: 'Alla filter är borttagna',
    samples: ['Sjuksköterska', 'Malmö', 'Psykiatri', 'Från 1 december', '700–1 200 kr/h'],
  },
  group: {
    systems: 'Journalsystem',
    showMore: (hidden: number) => `Visa ${hidden} till`,
    showLess: 'Visa färre',
    search: 'Sök bland journalsystem',
    noMatches: (query: string) => `Inget passar ”${query}”.`,
    matches: (count: number) => (count === 1 ? '1 träff' : `${count} träffar`),
    count: (count: number) => `${count} uppdrag`,
  },
  fields: {
    label: 'Arbetsområden',
    wholeGroup: (group: string) => `Hela ${group}`,
    chosen: (count: number, total: number) => `${count} av ${total} valda`,
    allChosen: 'Alla valda',
    count: (count: number) => `${count} uppdrag`,
    groups: [
      ['Akut- och intensivvård', 'Akutmottagning', 'Ambulanssjukvård', 'Intensivvård', 'Närakut'],
      ['Kirurgi och operation', 'Operation', 'Anestesi', 'Uppvakning', 'Ortopedi'],
      ['Medicin', 'Internmedicin', 'Kardiologi', 'Onkologi', 'Infektion'],
      ['Psykiatri', 'Allmänpsykiatri', 'Beroendevård', 'Rättspsykiatri'],
      ['Primärvård', 'Vårdcentral', 'Telefonrådgivning', 'Digital vård'],
      ['Kvinnor och barn', 'Förlossning', 'Neonatal', 'Barnmedicin'],
      ['Äldre- och hemsjukvård', 'Äldreboende', 'Hemsjukvård', 'Palliativ vård'],
      ['Röntgen och lab', 'Röntgen', 'Klinisk kemi'],
    ],
  },
  rate: {
    group: 'Ersättning per timme',
    min: 'Lägsta ersättning',
    max: 'Högsta ersättning',
    unit: 'kr/h',
    value: (value: number) => `${value} kr/h`,
  },
  sheet: {
    title: 'Filter',
    close: 'Stäng',
    clear: 'Rensa alla',
    apply: (count: number) => `Visa ${count} uppdrag`,
    applyUncounted: 'Visa uppdrag',
    count: (count: number) => `${count} uppdrag`,
    open: 'Alla filter',
    onCall: 'Bara uppdrag med jour eller beredskap',
    times: 'Tid på dygnet',
    timeNames: ['Dag', 'Kväll', 'Natt', 'Helg', 'Rotation'],
    other: 'Övrigt',
  },
};

type FilterTexts = typeof sv;

const en: FilterTexts = {
  jobs: (count) => `${count} assignments`,
  bar: {
    label: 'Search assignments',
    submit: 'Search',
    profession: 'Profession',
    allProfessions: 'All professions',
    from: 'From',
    to: 'To',
    location: 'Location',
    allLocations: 'All of Sweden',
    text: 'Free text',
    textHint: 'Words in the ad',
    period: 'Period',
    anyPeriod: 'Any time',
    allFilters: 'All filters',
  },
  combobox: {
    clear: 'Clear Profession',
    list: 'Professions',
    noMatches: (query) => `Nothing matches “${query}”.`,
    busy: 'Searching…',
    matches: (count) => `${count} suggestions`,
    count: (count) => `${count} assignments`,
  },
  searchBar: {
    label: 'Search assignments',
    placeholder: 'Profession, location, period',
    summary: 'Nurse · Malmö',
    filters: (count) => `${count} filters chosen`,
  },
  professions: [
    {
      label: 'Nurses',
      options: [
        { id: 'sjukskoterska', label: 'Nurse' },
        { id: 'iva-sjukskoterska', label: 'Intensive care nurse' },
        { id: 'distriktsskoterska', label: 'District nurse' },
        { id: 'barnmorska', label: 'Midwife' },
      ],
    },
    {
      label: 'Doctors',
      options: [
        { id: 'specialistlakare', label: 'Specialist doctor' },
        { id: 'st-lakare', label: 'Resident doctor' },
      ],
    },
  ],
  locations: [
    { label: 'Regions', options: sv.locations[0]?.options ?? [] },
    { label: 'Municipalities', options: sv.locations[1]?.options ?? [] },
  ],
  systems: sv.systems,
  chips: {
    list: 'Chosen filters',
    remove: (label) => `Remove ${label}`,
    clear: 'Clear all',
    removed: (label) => `${label} has been removed`,
    cleared: 'All filters have been removed',
    samples: ['Nurse', 'Malmö', 'Psychiatry', 'From 1 December', 'SEK 700–1,200 an hour'],
  },
  group: {
    systems: 'Record systems',
    showMore: (hidden) => `Show ${hidden} more`,
    showLess: 'Show fewer',
    search: 'Search record systems',
    noMatches: (query) => `Nothing matches “${query}”.`,
    matches: (count) => (count === 1 ? '1 match' : `${count} matches`),
    count: (count) => `${count} assignments`,
  },
  fields: {
    label: 'Fields of work',
    wholeGroup: (group) => `All of ${group}`,
    chosen: (count, total) => `${count} of ${total} chosen`,
    allChosen: 'All chosen',
    count: (count) => `${count} assignments`,
    groups: [
      [
        'Emergency and intensive care',
        'Emergency department',
        'Ambulance care',
        'Intensive care',
        'Urgent care centre',
      ],
      ['Surgery and theatre', 'Operating theatre', 'Anaesthesia', 'Recovery', 'Orthopaedics'],
      ['Medicine', 'Internal medicine', 'Cardiology', 'Oncology', 'Infectious diseases'],
      ['Psychiatry', 'General psychiatry', 'Addiction care', 'Forensic psychiatry'],
      ['Primary care', 'Health centre', 'Telephone advice', 'Digital care'],
      ['Women and children', 'Labour ward', 'Neonatal care', 'Paediatrics'],
      ['Elderly and home care', 'Care home', 'Home care', 'Palliative care'],
      ['Imaging and laboratory', 'Radiology', 'Clinical chemistry'],
    ],
  },
  rate: {
    group: 'Hourly rate',
    min: 'Lowest hourly rate',
    max: 'Highest hourly rate',
    unit: 'SEK/h',
    value: (value) => `SEK ${value} an hour`,
  },
  sheet: {
    title: 'Filters',
    close: 'Close',
    clear: 'Clear all',
    apply: (count) => `Show ${count} assignments`,
    applyUncounted: 'Show assignments',
    count: (count) => `${count} assignments`,
    open: 'All filters',
    onCall: 'Only assignments with on-call duty',
    times: 'Time of day',
    timeNames: ['Day', 'Evening', 'Night', 'Weekend', 'Rotating'],
    other: 'Other',
  },
};

export const FILTER_TEXTS = { sv, en };

/** The same options with invented counts. */
export function counted(options: readonly Option[]): Option[] {
  return options.map((option, at) => ({ ...option, count: 214 - at * 37 }));
}

/** A month's hourly rates as the search counts them: SEK 500–3 500 in bars of 100. */
export const RATE_HISTOGRAM = {
  from: 500,
  width: 100,
  bars: [
    14, 38, 71, 96, 88, 64, 51, 47, 39, 30, 26, 22, 18, 17, 13, 11, 9, 8, 6, 5, 5, 3, 2, 2, 1, 1, 0,
    1, 0, 1,
  ],
} as const;
