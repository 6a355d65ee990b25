/** One entry of a list of candidates, as an employer's program reads it. */
export interface ListedCandidate {
  candidate: string;
  /** What its card says; null where the list has none. */
  card: Readonly<Record<string, unknown>> | null;
}

/** One reading of a job's whole list. All jobs are read once in each round. */
export interface Reading {
  round: number;
  /** In Stockholm, `YYYY-MM-DD`. */
  day: string;
  employer: number;
  job: string;
  results: readonly ListedCandidate[];
}

/**
 * An invitation that was refused although the list had just shown the candidate, or could not be taken
 * back although nobody had answered it.
 */
export interface RefusedInvitation {
  job: string;
  candidate: string;
}

/** What attackers noted down: everything that the calls answered. */
export interface Notes {
  readings: readonly Reading[];
  refused: readonly RefusedInvitation[];
  /** The round in which a job got an application that no invitation had asked for. */
  ownApplications: readonly { round: number; job: string }[];
  /** The cards of the accounts that the attackers made themselves and that are listed, in each round. */
  madeCards: readonly { round: number; cards: readonly string[] }[];
  /** What each account of theirs, which they leave alone, was shown of itself, and when. */
  ownViews: readonly { account: string; day: string; view: string }[];
}

/** Two entries that the attacker holds for one person, and among how many it had to choose. */
export interface Join {
  jobs: [one: string, other: string];
  candidate: string;
  among: readonly string[];
}

/** A fact about one entry that its card does not show. */
export interface LearnedFact {
  candidate: string;
  how:
    | 'missing_elsewhere'
    | 'refused'
    | 'gone_with_interest'
    | 'among_made'
    | 'changed_in_a_day'
    | 'changed_before_them';
}

/** How many people an attacker must hesitate between. */
const CROWD = 5;

interface Life {
  candidate: string;
  card: string;
  rounds: number[];
}

/** An entry's rounds and card in each job's list. A card that changes begins another life. */
function livesIn(readings: readonly Reading[]): Life[] {
  const lives = new Map<string, Life>();
  for (const { round, results } of readings) {
    for (const { candidate, card } of results) {
      const text = JSON.stringify(card);
      const key = `${candidate} ${text}`;
      const life = lives.get(key) ?? { candidate, card: text, rounds: [] };
      life.rounds.push(round);
      lives.set(key, life);
    }
  }
  return [...lives.values()];
}

function grouped<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    found.set(key, [...(found.get(key) ?? []), thing]);
  }
  return found;
}

const byJob = ({ readings }: Notes) => grouped(readings, ({ job }) => job);

/**
 * Who of another list may be the same person: the same id at once; else the same card, and there
 * in the same rounds; where none is, the same card in a round that both lists were read in.
 */
function candidatesFor(life: Life, others: readonly Life[], common: ReadonlySet<number>): string[] {
  const idOf = ({ candidate }: Life) => candidate;
  const inCommon = ({ rounds }: Life) => rounds.filter((round) => common.has(round));
  const own = inCommon(life);
  if (own.length === 0) return [];
  const sameId = others.filter(({ candidate }) => candidate === life.candidate);
  if (sameId.length > 0) return [...new Set(sameId.map(idOf))];
  const sameCard = others.filter(({ card }) => card === life.card);
  const sameLife = sameCard.filter((other) => inCommon(other).join() === own.join());
  if (sameLife.length > 0) return sameLife.map(idOf);
  return sameCard.filter(({ rounds }) => rounds.some((round) => own.includes(round))).map(idOf);
}

/** Every pair of entries in two lists that the notes join better than by a choice among five. */
export function joinsIn(notes: Notes): Join[] {
  const jobs = [...byJob(notes)];
  return jobs.flatMap(([one, readings], index) =>
    jobs.slice(index + 1).flatMap(([other, otherReadings]) => {
      const common = commonRounds(readings, otherReadings);
      const others = livesIn(otherReadings);
      return livesIn(readings).flatMap((life): Join[] => {
        const among = candidatesFor(life, others, common);
        const joined = among.length > 0 && among.length < CROWD;
        return joined ? [{ jobs: [one, other], candidate: life.candidate, among }] : [];
      });
    }),
  );
}

function commonRounds(one: readonly Reading[], other: readonly Reading[]): Set<number> {
  const rounds = new Set(one.map(({ round }) => round));
  return new Set(other.map(({ round }) => round).filter((round) => rounds.has(round)));
}

/**
 * What the notes say of single entries beyond their cards.
 *
 * @param fits - whether a card, as far as it shows, fits what a job's list was asked with.
 */
export function factsIn(
  notes: Notes,
  fits: (card: Readonly<Record<string, unknown>>, job: string) => boolean,
): LearnedFact[] {
  return [
    ...missingElsewhere(notes, fits),
    ...refusals(notes),
    ...goneWithInterest(notes),
    ...amongMade(notes),
    ...changedInADay(notes),
    ...changedBeforeThem(notes),
  ];
}

/** In one list and not in another, which the card fits: so what it does not show does not fit. */
function missingElsewhere(
  notes: Notes,
  fits: (card: Readonly<Record<string, unknown>>, job: string) => boolean,
): LearnedFact[] {
  const jobs = [...byJob(notes)];
  return jobs.flatMap(([one, readings]) =>
    jobs.flatMap(([other, otherReadings]) => {
      if (one === other) return [];
      return readings.flatMap(({ round, employer, results }) => {
        const there = otherReadings.find((reading) => reading.round === round);
        if (!there) return [];
        return results.flatMap(({ candidate, card }): LearnedFact[] => {
          if (!card || !fits(card, other)) return [];
          const text = JSON.stringify(card);
          const same = there.results.filter((entry) => JSON.stringify(entry.card) === text);
          // Too few that one of two employers may see says nothing of any of them
          if (same.length === 0 && there.employer !== employer) return [];
          const known = there.results.some((entry) => entry.candidate === candidate);
          const isMissing = !known && same.length < CROWD;
          return isMissing ? [{ candidate, how: 'missing_elsewhere' }] : [];
        });
      });
    }),
  );
}

/** A candidate who cannot be invited has applied, or has as many invitations as they may have. */
function refusals({ refused }: Notes): LearnedFact[] {
  return refused.map(({ candidate }) => ({ candidate, how: 'refused' }));
}

/** Who leaves a job's list in the round in which somebody applies to it is that somebody. */
function goneWithInterest({ readings, ownApplications }: Notes): LearnedFact[] {
  return ownApplications.flatMap(({ round, job }) => {
    const idsAt = (wanted: number) =>
      readings
        .filter((reading) => reading.job === job && reading.round === wanted)
        .flatMap(({ results }) => results.map(({ candidate }) => candidate));
    const after = new Set(idsAt(round));
    const gone = idsAt(round - 1).filter((candidate) => !after.has(candidate));
    return gone.map((candidate) => ({ candidate, how: 'gone_with_interest' as const }));
  });
}

/** On a card that fewer than five have besides the attackers' own accounts. */
function amongMade({ readings, madeCards }: Notes): LearnedFact[] {
  return readings.flatMap(({ round, results }) => {
    const made = madeCards.find((one) => one.round === round)?.cards ?? [];
    if (made.length === 0) return [];
    return results.flatMap(({ candidate, card }): LearnedFact[] => {
      const text = JSON.stringify(card);
      const same = results.filter((one) => JSON.stringify(one.card) === text).length;
      const own = made.filter((one) => one === text).length;
      return same - own < CROWD ? [{ candidate, how: 'among_made' }] : [];
    });
  });
}

/**
 * Two readings of a job, or two jobs that both show a card, on one day: what is not the same dates
 * what somebody did between them.
 */
function changedInADay({ readings }: Notes): LearnedFact[] {
  const byDay = grouped(readings, ({ day, job }) => `${day} ${job}`);
  const ofJobs = [...byDay.values()].flatMap(([first, ...later]) =>
    later.flatMap(({ results, job }): LearnedFact[] => {
      const isSame = JSON.stringify(results) === JSON.stringify(first?.results);
      return isSame ? [] : [{ candidate: job, how: 'changed_in_a_day' }];
    }),
  );
  const counts = new Map<string, number>();
  const ofCards = readings.flatMap(({ day, results }) =>
    [...grouped(results, ({ card }) => JSON.stringify(card))].flatMap(
      ([card, { length }]): LearnedFact[] => {
        const before = counts.get(`${day} ${card}`) ?? length;
        counts.set(`${day} ${card}`, before);
        return before === length ? [] : [{ candidate: card, how: 'changed_in_a_day' }];
      },
    ),
  );
  return [...ofJobs, ...ofCards];
}

/** An account that nobody touched is shown otherwise on the same day: somebody like it has changed. */
function changedBeforeThem({ ownViews }: Notes): LearnedFact[] {
  const views = new Map<string, string>();
  return ownViews.flatMap(({ account, day, view }): LearnedFact[] => {
    const key = `${day} ${account}`;
    const before = views.get(key) ?? view;
    views.set(key, before);
    return before === view ? [] : [{ candidate: account, how: 'changed_before_them' }];
  });
}
