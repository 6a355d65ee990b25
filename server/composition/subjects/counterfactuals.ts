import type { Candidates } from '../../candidates/candidates';
import { createOpeningsService } from '../../counterfactuals/openings.service';
import { counterfactualRoutes } from '../../portal/counterfactuals.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';
import type { Jobs } from './jobs';

/** What opens most doors for a candidate. */
export function createCounterfactualSubject(
  { db, clock }: Tools,
  { index, factsOf }: Pick<Jobs, 'index'> & { factsOf: Candidates['eligibility']['factsOf'] },
): Subject {
  return {
    routes: counterfactualRoutes({
      openings: createOpeningsService({ db, index, clock, factsOf }),
    }),
  };
}
