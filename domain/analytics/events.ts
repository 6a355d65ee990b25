import type { ApplicationStep } from '#domain/applications/steps';
import type { RegisterStep } from '#domain/candidates/registrationSteps';
import type { FilterPart } from '#domain/jobs/filterFields';
import type { BankidPurpose } from '#domain/signIn/bankidRequests';
import type { SocialProviderId } from '#domain/signIn/ways';
import { PAGE_KINDS, PAGES } from './pages';

// Written out, so that a browser loads them without the modules that they come from; a test compares
// the lists with those
const FILTER_PARTS = [
  'locations',
  'workroles',
  'workfields',
  'employmentTypes',
  'systems',
  'timeOfDay',
  'travel',
  'housing',
  'onCallDuty',
  'newGraduates',
  'withoutLicence',
  'wholeTerms',
  'onlyEligible',
  'hourlyRate',
  'share',
  'period',
  'text',
] as const satisfies readonly FilterPart[];
const APPLICATION_STEPS = [
  'contact_details',
  'questionnaire',
  'bankid',
  'cv',
  'licence',
  'references',
  'system_knowledge',
  'interview',
  'prescriber_code',
  'id_card',
  'cpr_certificate',
  'criminal_record',
  'summary',
  'completion',
] as const satisfies readonly ApplicationStep[];
const REGISTER_STEPS = [
  'email',
  'type',
  'profession',
  'roles',
  'workfields',
  'locations',
  'employment',
  'availability',
  'systems',
  'workplace',
  'visibility',
  'contact',
  'bankid',
] as const satisfies readonly RegisterStep[];
const PURPOSES = [
  'login',
  'register',
  'connect',
  'confirm',
] as const satisfies readonly BankidPurpose[];
const PROVIDERS = ['google', 'facebook'] as const satisfies readonly SocialProviderId[];

/**
 * What an event may say, word by word. No property is a free text, an id, an address or a date, so
 * that no event can identify a person.
 */
export const PROPERTIES = {
  page: PAGES,
  /** The page from which a job was opened. */
  fromPage: [...PAGES, 'outside'],
  cameFrom: ['nowhere', 'own_site', 'search_engine', 'other_site'],
  filterCount: ['none', 'one', 'two', 'three_or_more'],
  filterPart: FILTER_PARTS,
  calculator: ['job', 'pay'],
  linkTo: ['job_source', 'other_site'],
  applicationStep: APPLICATION_STEPS,
  /** Part 4's steps: the pages, and what comes before, beside and after them. */
  registrationStep: ['one_page', ...REGISTER_STEPS, 'email_verification', 'complete'],
  purpose: PURPOSES,
  signInWay: ['bankid_same', 'bankid_other', ...PROVIDERS],
  signInMethod: ['bankid', 'social'],
  reply: ['interested', 'not_interested'],
  action: [
    'save_profile',
    'save_preferences',
    'save_reference',
    'save_experience',
    'add_document',
    'share_documents',
    'book_interview',
    'cancel_interview',
    'send_message',
    'withdraw_application',
    'report_job',
    'report_chat',
    'block_employer',
    'make_calendar_address',
    'save_notification_settings',
    'mail_registration_link',
    'sign_out',
    'request_export',
    'request_pricing',
    'sign_up_early',
    'save_job',
    'hide_job',
    'save_search',
  ],
  pageKind: PAGE_KINDS,
  /** Largest contentful paint, interaction to next paint, cumulative layout shift. */
  vital: ['lcp', 'inp', 'cls'],
  /**
   * By the thresholds of web.dev/articles/vitals: good up to 2.5 s, 200 ms and 0.1, poor over 4 s,
   * 500 ms and 0.25.
   */
  rating: ['good', 'needs_improvement', 'poor'],
  failure: ['not_found', 'no_longer_there', 'offline', 'failed'],
  refusal: ['invalid', 'signed_out', 'conflict', 'too_often', 'offline', 'failed', 'other'],
} as const satisfies Record<string, readonly string[]>;
export type PropertyName = keyof typeof PROPERTIES;
type ValueOf<Name extends PropertyName> = (typeof PROPERTIES)[Name][number];

/** Every event, and what it says. The table in docs/analytics.md is made from it. */
export const EVENTS = {
  visit_begun: ['page', 'cameFrom'],
  page_viewed: ['page'],
  page_read: ['page'],
  searched: ['page', 'filterCount'],
  filter_used: ['filterPart'],
  job_opened: ['fromPage'],
  page_shared: [],
  calculator_used: ['calculator'],
  outbound_link: ['linkTo'],
  interest_shown: [],
  application_begun: [],
  application_step: ['applicationStep'],
  application_sent: [],
  invitation_answered: ['reply'],
  sign_in_begun: ['purpose', 'signInWay'],
  sign_in_completed: ['signInMethod'],
  registration_step: ['registrationStep'],
  action_done: ['action'],
  action_refused: ['refusal'],
  error_shown: ['page', 'failure'],
  vital_measured: ['pageKind', 'vital', 'rating'],
} as const satisfies Record<string, readonly PropertyName[]>;
export type EventName = keyof typeof EVENTS;

/** One event with exactly its properties. */
export type SiteEvent = {
  [Name in EventName]: { event: Name } & {
    [Property in (typeof EVENTS)[Name][number]]: ValueOf<Property>;
  };
}[EventName];

/** What only the server knows, and counts where it happens: no browser is believed in these. */
const SERVERS_EVENTS = [
  'interest_shown',
  'application_sent',
  'invitation_answered',
  'sign_in_begun',
  'sign_in_completed',
  'action_done',
] as const satisfies readonly EventName[];
/** A step of a registration that only the server knows of. */
const REGISTERED_STEP = 'complete';

export const EVENT_NAMES = Object.keys(EVENTS).filter((name): name is EventName => name in EVENTS);
/** What a page tells. */
export const PAGES_EVENTS: readonly EventName[] = EVENT_NAMES.filter(
  (name) => !SERVERS_EVENTS.some((one) => one === name),
);
/** The steps of a registration that a page tells of. */
export const PAGES_STEPS = PROPERTIES.registrationStep.filter((step) => step !== REGISTERED_STEP);
const PROPERTY_NAMES = Object.keys(PROPERTIES).filter(
  (name): name is PropertyName => name in PROPERTIES,
);

/** An event on its way to the server. */
export interface SentEvent extends Partial<{ [Name in PropertyName]: ValueOf<Name> }> {
  event: EventName;
  /**
   * Whether it is the first such event of this visit, from which visits are counted. A visit lasts
   * from the load of a page until it is closed, and has no id.
   */
  first: boolean;
}

/** Whether it has the properties of its event, and no others. */
export function hasItsProperties(sent: Pick<SentEvent, 'event'>): boolean {
  const wanted: readonly PropertyName[] = EVENTS[sent.event];
  return PROPERTY_NAMES.every(
    (name) => (Reflect.get(sent, name) !== undefined) === wanted.includes(name),
  );
}

/** Of one batch of events. */
export const BATCH_LIMITS = { events: 20, bytes: 8 * 1024 } as const;
