/** Business constants of the specification's part 9, in one place. */

/**
 * The slider and the filter of the hourly rate: SEK per hour of an invoice excluding VAT, which rates
 * of every basis are compared by. A limit on an end means no limit.
 */
export const HOURLY_RATE = { min: 500, max: 3500, step: 10, minDistance: 10 } as const;

/** Percent of full time, as the filter has it; an end on its bound means no limit. */
export const WORK_SHARE = { min: 10, max: 100, step: 5 } as const;

/** Jobs per page: dashboard, suggestions and the filter builder's default. */
export const PAGE_SIZE = 30;
/** The most a caller may ask for in one page. */
export const MAX_PAGE_SIZE = 100;

/** Milliseconds. */
export const TIMING = {
  notFoundSpinner: 1000,
  checkingAuthText: 1800,
  authWait: 2000,
  postLogin: 2000,
  errorToast: 5000,
  alreadyRegisteredToast: 1500,
  snackbar: 2000,
} as const;

/** Pixels: mobile up to 768, tablet up to 1024, computer above. */
export const BREAKPOINT = {
  layoutMin: 320,
  mobileMax: 768,
  tabletMax: 1024,
  layoutMax: 1440,
} as const;

/** The longest texts that the services accept, in characters. */
export const MAX_LENGTH = {
  id: 64,
  email: 254,
  name: 100,
  phone: 24,
  shortAnswer: 1000,
  workplace: 150,
  /** Of an experience. */
  description: 2000,
  /** To an invited candidate. */
  invitation: 1000,
  /** Of an employer, to what is said of a workplace. */
  insightReply: 1500,
  freeText: 120,
  path: 2048,
} as const;

/** The most values that one multi-value filter may contain. */
export const MAX_FILTER_VALUES = 400;

export const STORAGE_KEY = {
  lastVisitedUrl: 'lastVisitedUrl',
  authPageState: 'auth_page_state',
  homePreferences: 'home_preferences',
  ownTax: 'own_tax',
  recentSearches: 'recent_searches',
} as const;

export const DEFAULT_EMPLOYMENT_TYPE = 'konsult';
export const TIME_ZONE = 'Europe/Stockholm';
export const CURRENCY = 'SEK';
