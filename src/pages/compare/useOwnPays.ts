import { useEffect, useState } from 'react';
import type { JobDetail } from '#domain/api/portal';
import type { PayInHand } from '#domain/jobs/inHand';
import { STORAGE_KEY } from '#domain/limits';
import type { TaxGroup } from '#domain/pay/taxGroup';
import { readOwnTax } from '../../lib/pay/ownTax';
import { localStore } from '../../lib/store/localStore';

/** What jobs pay out to this reader. */
interface OwnPays {
  byJob: Readonly<Record<string, PayInHand>>;
  /** The municipality; null: an average one. */
  place: string | null;
  /** null: they have not said. */
  taxGroup: TaxGroup | null;
}

/**
 * Computed by what the reader has said of their tax on this device; null until then, and where they
 * have said nothing.
 */
export function useOwnPays(jobs: readonly JobDetail[], today: string): OwnPays | null {
  const [pays, setPays] = useState<OwnPays | null>(null);
  const key = jobs.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same jobs, the same pay
  useEffect(() => {
    const own = readOwnTax(localStore.read(STORAGE_KEY.ownTax));
    if (own === null) return setPays(null);
    let isCurrent = true;
    void Promise.all([
      import('../../features/job-detail/pay/computePay'),
      import('../../features/job-detail/pay/payQuestion'),
    ])
      .then(([{ computePay }, { payQuestion }]) =>
        Promise.all(
          jobs.flatMap(async (job) => {
            const { id, hourlyRate: rate, hoursPerWeek: hours, inHand } = job;
            if (!rate || !hours || !inHand) return [];
            const asked = { hours, weeks: inHand.weeks, own, today };
            const { pay } = await computePay(payQuestion(job, rate, asked));
            return [[id, pay] as const];
          }),
        ),
      )
      .then((found) => {
        const byJob = Object.fromEntries(found.flat());
        if (isCurrent)
          setPays({
            byJob,
            place: own.municipality?.name ?? null,
            taxGroup: own.taxGroup,
          });
      })
      // The pay by the average municipality stays
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key, today]);
  return pays;
}
