import { describe, expect, expectTypeOf, it } from 'vitest';
import { trackSchema } from '#domain/api/analytics.schema';
import { APPLICATION_STEPS } from '#domain/applications/steps';
import { REGISTER_STEPS } from '#domain/candidates/registrationSteps';
import { FILTER_PARTS } from '#domain/jobs/filterFields';
import { SIGN_IN_PURPOSES } from '#domain/signIn/bankidRequests';
import { SOCIAL_PROVIDERS } from '#domain/signIn/ways';
import {
  BATCH_LIMITS,
  EVENT_NAMES,
  EVENTS,
  PAGES_EVENTS,
  PROPERTIES,
  type SiteEvent,
} from './events';

/** Counts of one day and device that hostile calls could make. */
const MOST_ROWS = 1100;

const BATCH = { batchId: '0123456789abcdef0123456789abcdef', language: 'sv' };
const isTaken = (...events: object[]) =>
  trackSchema.isValidSync({ ...BATCH, events }, { strict: true });

describe('the table of events', () => {
  it('has the words of the filter, the steps and the sign-in', () => {
    expect(PROPERTIES.filterPart.toSorted()).toEqual(FILTER_PARTS.toSorted());
    expect(PROPERTIES.applicationStep).toEqual(APPLICATION_STEPS);
    expect(PROPERTIES.registrationStep).toEqual([
      'one_page',
      ...REGISTER_STEPS,
      'email_verification',
      'complete',
    ]);
    expect(PROPERTIES.purpose).toEqual(SIGN_IN_PURPOSES);
    expect(PROPERTIES.signInWay.slice(2)).toEqual(SOCIAL_PROVIDERS);
  });

  it('allows only few rows of counts a day, whatever is sent', () => {
    const rows = EVENT_NAMES.map((event) =>
      EVENTS[event].reduce((product, name) => product * PROPERTIES[name].length, 1),
    );
    expect(rows.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_ROWS);
  });

  it('allows no other event, and no event with other properties', () => {
    const known: SiteEvent = { event: 'searched', page: '/jobs', filterCount: 'one' };
    expectTypeOf(known).toExtend<SiteEvent>();
    expectTypeOf<{ event: 'logged_in' }>().not.toExtend<SiteEvent>();
    expectTypeOf<{ event: 'searched'; page: '/jobs' }>().not.toExtend<SiteEvent>();
    expectTypeOf<{ event: 'page_viewed'; page: '/jobb/v-1' }>().not.toExtend<SiteEvent>();
  });
});

describe('a batch', () => {
  it('may have every event with its properties', () => {
    for (const event of PAGES_EVENTS) {
      const properties = EVENTS[event].map((name) => [name, PROPERTIES[name][0]]);
      expect(isTaken({ event, first: true, ...Object.fromEntries(properties) }), event).toBe(true);
    }
  });

  it('may have nothing of what only the server knows', () => {
    const told = EVENT_NAMES.filter((event) => !PAGES_EVENTS.includes(event));
    expect(told).toContain('application_sent');
    for (const event of told) {
      const properties = EVENTS[event].map((name) => [name, PROPERTIES[name][0]]);
      expect(isTaken({ event, first: true, ...Object.fromEntries(properties) }), event).toBe(false);
    }
    const step = { event: 'registration_step', first: true };
    expect(isTaken({ ...step, registrationStep: 'email' })).toBe(true);
    expect(isTaken({ ...step, registrationStep: 'complete' })).toBe(false);
  });

  it.each([
    ['an unknown event', { event: 'logged_in', first: true }],
    ['an address in the place of a page', { event: 'page_viewed', page: '/jobb/v-1', first: true }],
    ['a property too few', { event: 'page_viewed', first: true }],
    ['a property of another event', { event: 'page_shared', page: '/jobs', first: true }],
    ['an unknown property', { event: 'page_shared', userId: 'u-1', first: true }],
    ['no mark for visits', { event: 'page_shared' }],
  ])('is refused with %s', (_name, event) => {
    expect(isTaken({ event: 'page_shared', first: true })).toBe(true);
    expect(isTaken({ event: 'page_shared', first: true }, event)).toBe(false);
  });

  it('is refused with too many events, or none', () => {
    const events = Array.from({ length: BATCH_LIMITS.events }, () => ({
      event: 'page_shared',
      first: false,
    }));
    expect(isTaken(...events)).toBe(true);
    expect(isTaken(...events, { event: 'page_shared', first: false })).toBe(false);
    expect(isTaken()).toBe(false);
  });

  it('of the longest events is smaller than its limit', () => {
    const longest = PAGES_EVENTS.map((event) => {
      const values = EVENTS[event].map((name) => {
        const [value] = [...PROPERTIES[name]].toSorted((a, b) => b.length - a.length);
        return [name, value];
      });
      return JSON.stringify({ event, ...Object.fromEntries(values), first: false });
    }).reduce((a, b) => (b.length > a.length ? b : a));
    const bytes = longest.length * BATCH_LIMITS.events + JSON.stringify(BATCH).length + 100;
    expect(bytes).toBeLessThan(BATCH_LIMITS.bytes);
  });
});
