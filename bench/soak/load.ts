import { setTimeout as wait } from 'node:timers/promises';
import type { Broker } from './broker';
import { JOURNEYS } from './journeys';
import type { World } from './world';

/** So many under way at once are more than people would wait for: what comes then is not begun. */
const MOST_AT_ONCE = 600;

/** Journeys that begin by chance, so many a second, however long the others take. */
export interface Load {
  /** How many were not begun, because too many were under way. */
  notBegun(): number;
  /** Journeys that ended with a fault of this program's or an answer that nobody expects. */
  broken(): readonly string[];
  setRate(aSecond: number): void;
  /** Begins no more; resolves when all have ended. */
  stop(): Promise<void>;
}

/** Each as often as it is among them. */
const BY_SHARE = JOURNEYS.flatMap((journey) =>
  Array.from({ length: journey.share }, () => journey),
);

function anyJourney(): (typeof JOURNEYS)[number] {
  const journey = BY_SHARE[Math.floor(Math.random() * BY_SHARE.length)];
  if (!journey) throw new RangeError('There is no journey.');
  return journey;
}

export function startLoad(world: World, broker: Broker, aSecond: number): Load {
  const underWay = new Set<Promise<void>>();
  const broken: string[] = [];
  let rate = aSecond;
  let notBegun = 0;
  let isStopped = false;

  function begin(): void {
    if (underWay.size >= MOST_AT_ONCE) {
      notBegun += 1;
      return;
    }
    const run = anyJourney()
      .run(world, broker)
      .catch((error: unknown) => void broken.push(String(error)))
      .finally(() => underWay.delete(run));
    underWay.add(run);
  }

  async function keepOn(): Promise<void> {
    let next = performance.now();
    while (!isStopped) {
      while (next <= performance.now()) {
        begin();
        next += (-Math.log(1 - Math.random()) / rate) * 1000;
      }
      await wait(Math.max(1, next - performance.now()));
    }
  }
  const arrivals = keepOn();

  return {
    notBegun: () => notBegun,
    broken: () => broken,
    setRate(asked) {
      rate = asked;
    },
    async stop() {
      isStopped = true;
      await arrivals;
      await Promise.all(underWay);
    },
  };
}
