import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/days';
import { locationById } from '#domain/vocabulary/lookup';
import { holds } from '../../scripts/testing/holds';
import { type CandidateApp, candidateApp, type Person } from '../candidates/testing/candidateApp';
import {
  anEmployer,
  anyStep,
  attackedWorld,
  draftOf,
  MONDAYS,
  PLACES,
  type Probe,
  probe,
  type Said,
  said,
  say,
  stepOfEmployer,
} from './testing/attackedWorld';
import { factsIn, joinsIn, type ListedCandidate } from './testing/attacker';

/** Random attacks in each test, other ones each time; the long form is `npm run test:attacks`. */
const RUNS = Number(process.env.ATTACKS ?? 6);

let app: CandidateApp;
beforeAll(async () => {
  app = await candidateApp();
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const PROBE: Probe = {
  location: 'm-2480',
  rate: 2000,
  startsOn: MONDAYS[0],
  endsOn: '2026-06-14',
  field: 'akutmottagning',
};

/** Whether a card may fit, by what it shows. */
function mayFit(card: Readonly<Record<string, unknown>>, asked: Probe): boolean {
  const { regions, workFields, months, rateFrom } = card;
  const region = locationById(asked.location)?.regionId;
  const has = (list: unknown, value: unknown) =>
    !Array.isArray(list) || list.length === 0 || list.includes(value);
  const asksFor = [asked.startsOn.slice(0, 7), asked.endsOn.slice(0, 7)];
  return (
    has(regions, region) &&
    has(workFields, asked.field) &&
    (!Array.isArray(months) ||
      months.length === 0 ||
      asksFor.some((one) => months.includes(one))) &&
    (typeof rateFrom !== 'number' || rateFrom <= asked.rate)
  );
}

describe('the script of an attack', () => {
  const EIGHT: Said[] = [
    ['m-2480', 500, [0, 1]],
    ['m-2482', 560, [0]],
    ['m-2404', 610, [1, 2]],
    ['m-2480', 680, [3]],
    ['m-2482', 750, [2, 3]],
    ['m-2404', 820, [0, 3]],
    ['m-2480', 930, [1]],
    ['m-2482', 990, [0, 1, 2, 3]],
  ].map(([location, minRate, weeks]) => ({
    workRoles: ['sjukskoterska'],
    location: String(location),
    fields: ['akutmottagning'],
    minRate: Number(minRate),
    weeks: [weeks].flat().map((index) => MONDAYS[Number(index)] ?? ''),
    years: 3,
    systems: [],
    onCallDuty: null,
  }));

  /** Each lowest rate, and just below it: between them no list could change. */
  const RATES = EIGHT.flatMap(({ minRate }) => [minRate - 10, minRate]);

  const idsFor = async (program: Person, job: string): Promise<string[]> => {
    const { body } = await program.get(`integration/candidates?jobId=${job}&pageLength=100`);
    return ((body.results ?? []) as ListedCandidate[]).map(({ candidate }) => candidate);
  };

  it('recovers municipality, lowest rate and free weeks of nobody', async () => {
    await app.db.query('delete from users');
    for (const one of EIGHT) {
      const person = await app.person();
      await app.db.query(`update users set visibility = 'offers' where id = $1`, [person.userId]);
      await say(app, person.userId, one);
    }
    const { program } = await anEmployer(app);
    const { body } = await program.post('integration/jobs', draftOf(PROBE));
    const { id } = Object(body.job);
    const listedFor = async (changes: Partial<Probe>) => {
      await program.patch(`integration/jobs/${id}`, draftOf({ ...PROBE, ...changes }));
      return idsFor(program, id);
    };
    const learned = new Map<string, { places: string[]; rate: number; weeks: string[] }>();
    const about = (candidate: string) => {
      const known = learned.get(candidate) ?? { places: [], rate: Infinity, weeks: [] };
      learned.set(candidate, known);
      return known;
    };
    for (const location of PLACES) {
      for (const one of await listedFor({ location })) about(one).places.push(location);
      for (const rate of RATES) {
        for (const one of await listedFor({ location, rate })) {
          about(one).rate = Math.min(about(one).rate, rate);
        }
      }
      for (const startsOn of MONDAYS) {
        const endsOn = addDays(startsOn, 6);
        for (const one of await listedFor({ location, startsOn, endsOn })) {
          about(one).weeks.push(startsOn);
        }
      }
    }
    const found = [...learned.values()].map(({ places, rate, weeks }) =>
      JSON.stringify([places, rate, weeks]),
    );
    const truth = EIGHT.map(({ location, minRate, weeks: free }) =>
      JSON.stringify([[location], minRate, free]),
    );
    expect(truth.filter((one) => found.includes(one))).toEqual([]);
  });
});

const population = fc.array(fc.tuple(said, fc.integer({ min: 1, max: 7 })), {
  minLength: 1,
  maxLength: 4,
});
/** Some alike: so many people of each kind. */
const peopleOf = (kinds: readonly [Said, number][]): Said[] =>
  kinds.flatMap(([one, count]) => Array.from({ length: count }, () => one));

/** Of the same region, profession, fields and years; else different. */
const alike = fc
  .tuple(
    said,
    fc.array(fc.tuple(said, fc.constantFrom('m-2480', 'm-2482', 'm-2404')), {
      minLength: 5,
      maxLength: 9,
    }),
  )
  .map(([common, own]): Said[] =>
    own.map(([{ minRate, weeks, onCallDuty }, location]) => ({
      ...common,
      location,
      minRate,
      weeks,
      onCallDuty,
    })),
  );

describe('any series of calls, by two employers who share their notes', () => {
  it('joins no two cards and tells no fact that a card does not show', {
    timeout: 300_000,
  }, async () => {
    let shown = 0;
    await holds(
      fc.asyncProperty(
        population,
        fc.array(probe, { minLength: 1, maxLength: 2 }),
        fc.array(anyStep, { maxLength: 14 }),
        async (kinds, probes, steps) => {
          const world = await attackedWorld(app, peopleOf(kinds));
          // Two ask the same; of those that ask for more, each employer has one
          for (const [index, one] of [PROBE, PROBE, ...probes].entries()) {
            await world.play({ kind: 'publish', employer: index % 2, probe: one });
          }
          for (const step of steps) await world.play(step);
          await world.play({ kind: 'interest', person: steps.length, job: steps.length });
          await world.inviteEverybody();
          const notes = world.notes();
          shown += notes.readings.flatMap(({ results }) => results).length;
          expect(joinsIn(notes)).toEqual([]);
          const fits = (card: Readonly<Record<string, unknown>>, job: string) => {
            const asked = world.asked(job);
            return asked !== undefined && mayFit(card, asked.first);
          };
          expect(factsIn(notes, fits)).toEqual([]);
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
    // There was something to learn from
    expect(shown).toBeGreaterThan(RUNS);
  });

  it('answers the same when two people whose cards are alike change places', {
    timeout: 300_000,
  }, async () => {
    await holds(
      fc.asyncProperty(
        alike,
        fc.array(probe, { minLength: 2, maxLength: 3 }),
        fc.array(stepOfEmployer, { maxLength: 8 }),
        async (people, probes, steps) => {
          const played = async (population: readonly Said[]) => {
            const world = await attackedWorld(app, population);
            const cards = await Promise.all(
              world.people.map(async (person) =>
                JSON.stringify((await person.get('v2/users/recruiter_view')).body),
              ),
            );
            for (const [index, one] of probes.entries()) {
              await world.play({ kind: 'publish', employer: index % 2, probe: one });
            }
            for (const step of steps) await world.play(step);
            // Everybody's name becomes known, one after the other
            for (const [person] of population.entries()) {
              await world.play({ kind: 'interest', person, job: person });
            }
            return { cards, transcript: world.transcript() };
          };
          const began = app.clock.now();
          const before = await played(people);
          app.clock.setBack(app.clock.now() - began);
          const nameless = before.cards.map((text) => text.replace(/Person./u, ''));
          const one = nameless.findIndex(
            (card, index) =>
              card.includes('"listed":true') && nameless.indexOf(card, index + 1) > 0,
          );
          fc.pre(one >= 0);
          const other = nameless.indexOf(nameless[one] ?? '', one + 1);
          const swapped = people.map((facts, index) => {
            if (index === one) return people[other] ?? facts;
            return index === other ? (people[one] ?? facts) : facts;
          });
          const after = await played(swapped);
          expect(after.transcript).toEqual(before.transcript);
        },
      ),
      // Each plays two worlds
      { numRuns: Math.ceil(RUNS / 2), endOnFailure: true },
    );
  });
});
