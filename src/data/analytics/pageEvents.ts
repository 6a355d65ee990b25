import { type EventName, PAGES_STEPS, PROPERTIES, type SiteEvent } from '#domain/analytics/events';
import { isPage, LIST_PAGES, type Page } from '#domain/analytics/pages';
import { httpStatusOf } from '#domain/errorStatus';
import type { FilterPart } from '#domain/jobs/filterFields';
import type { RouterView } from './activity';
import { isApiError } from './isApiError';

type EventOf<Name extends EventName> = Extract<SiteEvent, { event: Name }>;
type Failure = EventOf<'error_shown'>['failure'];

/** The page that is shown, as far as events are about it. */
export interface ShownPage {
  page: Page;
  path: string;
  query: URLSearchParams;
  failure: Failure | null;
}

/** Pages that a browser comes back to from BankID or a provider: no visit begins there. */
const RETURN_PAGES: ReadonlySet<Page> = new Set(['/auth/bankid', '/auth/social']);
const SEARCH_ENGINE = /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|startpage|qwant|yandex)\./;

function failureOf(errors: RouterView['errors'], page: Page): Failure | null {
  const [error] = Object.values(errors ?? {});
  if (error === undefined) return page === '*' ? 'not_found' : null;
  const code = isApiError(error) ? error.code : null;
  const status: unknown = isApiError(error) ? httpStatusOf(error) : Object(error).status;
  if (code === 'network_error') return 'offline';
  if (status === 404) return 'not_found';
  return status === 410 ? 'no_longer_there' : 'failed';
}

/** The page of the router's state. */
export function shownPage({
  matches,
  location,
  errors,
}: Omit<RouterView, 'historyAction'>): ShownPage {
  const pattern = matches.findLast(({ route }) => route.path !== undefined)?.route.path;
  const page = isPage(pattern) ? pattern : '*';
  return {
    page,
    path: location.pathname,
    query: new URLSearchParams(location.search),
    failure: failureOf(errors, page),
  };
}

/** From where a visit came. @param referrer - `document.referrer`. */
export function cameFrom(referrer: string, ownOrigin: string): EventOf<'visit_begun'>['cameFrom'] {
  if (!URL.canParse(referrer)) return 'nowhere';
  const { origin, hostname } = new URL(referrer);
  if (origin === ownOrigin) return 'own_site';
  return SEARCH_ENGINE.test(hostname) ? 'search_engine' : 'other_site';
}

/** The query parameters that set a part of the filter; a test compares them with the filter's table. */
const FILTER_PARAMS: Readonly<Record<FilterPart, readonly string[]>> = {
  locations: ['locations'],
  workroles: ['roles'],
  workfields: ['workfields'],
  employmentTypes: ['employment-types'],
  systems: ['systems'],
  timeOfDay: ['time-of-day'],
  onCallDuty: ['oncall-duty'],
  newGraduates: ['new-graduates'],
  withoutLicence: ['without-licence'],
  wholeTerms: ['terms'],
  travel: ['travel'],
  housing: ['housing'],
  onlyEligible: ['eligible'],
  hourlyRate: ['min-hourly-rate', 'max-hourly-rate'],
  share: ['min-share', 'max-share'],
  period: ['from-date', 'to-date'],
  text: ['q'],
};

const filterPartsIn = (query: URLSearchParams): FilterPart[] =>
  PROPERTIES.filterPart.filter((part) => FILTER_PARAMS[part].some((param) => query.get(param)));

const filterOf = (query: URLSearchParams): string =>
  JSON.stringify(
    Object.values(FILTER_PARAMS)
      .flat()
      .map((param) => query.get(param)),
  );

const countOf = (parts: number): EventOf<'searched'>['filterCount'] =>
  (['none', 'one', 'two'] as const)[parts] ?? 'three_or_more';

/** A list that is opened with a filter, or whose filter was changed, and what is new in it. */
function searchEvents({ page, query }: ShownPage, before: ShownPage | null): SiteEvent[] {
  if (!LIST_PAGES.has(page)) return [];
  const parts = filterPartsIn(query);
  const had = before ? filterPartsIn(before.query) : [];
  const changed = before ? filterOf(query) !== filterOf(before.query) : parts.length > 0;
  if (!changed) return [];
  return [
    { event: 'searched', page, filterCount: countOf(parts.length) },
    ...parts
      .filter((part) => !had.includes(part))
      .map((filterPart) => ({ event: 'filter_used', filterPart }) as const),
  ];
}

/** The steps that have an address. */
function stepEvents({ page, path, query }: ShownPage): SiteEvent[] {
  if (page === '/candidate/apply') {
    const step = PROPERTIES.applicationStep.find((one) => one === query.get('step'));
    return step ? [{ event: 'application_step', applicationStep: step }] : [];
  }
  if (page === '/register/:step') {
    const step = PAGES_STEPS.find((one) => path === `/register/${one}`);
    return step ? [{ event: 'registration_step', registrationStep: step }] : [];
  }
  if (page === '/register') return [{ event: 'registration_step', registrationStep: 'one_page' }];
  if (page === '/bekrafta-epost') {
    return [{ event: 'registration_step', registrationStep: 'email_verification' }];
  }
  return [];
}

/** Another page than before, or the first. */
function arrivalEvents(now: ShownPage, before: ShownPage | null): SiteEvent[] {
  const { page, failure } = now;
  const events: SiteEvent[] = [{ event: 'page_viewed', page }];
  if (failure !== null) return events;
  if (page === '/jobb/*') events.push({ event: 'job_opened', fromPage: before?.page ?? 'outside' });
  if (page === '/candidate/apply') events.push({ event: 'application_begun' });
  return [...events, ...searchEvents(now, null), ...stepEvents(now)];
}

const hasValues = ({ query }: ShownPage): boolean =>
  [...query.keys()].some((name) => name !== 'lang');

/** The same page at an address with another query. */
function changeEvents(now: ShownPage, before: ShownPage): SiteEvent[] {
  if (now.page === '/lon-utdelnings-kalkylator' && hasValues(now) && !hasValues(before)) {
    return [{ event: 'calculator_used', calculator: 'pay' }];
  }
  return [...searchEvents(now, before), ...stepEvents(now)];
}

/**
 * The events of a state of the router after the one before it; none when neither address nor
 * failure has changed.
 *
 * @param from - where the visit came from.
 */
export function pageEvents(
  now: ShownPage,
  before: ShownPage | null,
  from: EventOf<'visit_begun'>['cameFrom'],
): SiteEvent[] {
  const { page, failure } = now;
  const events: SiteEvent[] = [];
  if (!before && !RETURN_PAGES.has(page))
    events.push({ event: 'visit_begun', page, cameFrom: from });
  const isNew = before?.path !== now.path;
  if (isNew) events.push(...arrivalEvents(now, before));
  else if (before.query.toString() !== now.query.toString()) {
    events.push(...changeEvents(now, before));
  }
  if (failure !== null && (isNew || before.failure !== failure)) {
    events.push({ event: 'error_shown', page, failure });
  }
  return events;
}
