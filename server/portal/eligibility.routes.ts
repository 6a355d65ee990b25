import { fetchEligibility } from '#domain/api/eligibility';
import { fetchEligibilitySchema } from '#domain/api/eligibility.schema';
import type { RequestOf } from '#domain/api/endpoint';
import { splitIds } from '#domain/jobs/filterWire';
import type { EligibilityService } from '../candidates/eligibility.service';
import { parser } from '../http/parse';
import { type Parser, type Route, route } from '../http/route';
import { signedInCaller } from '../policy/caller';

const parseWire = parser(fetchEligibilitySchema);
const parse: Parser<RequestOf<typeof fetchEligibility>> = Object.assign(
  (input: unknown) => ({ jobIds: splitIds(parseWire(input).jobIds) }),
  { schema: fetchEligibilitySchema },
);

/** Whether the candidate may take jobs. */
export function eligibilityRoutes({
  eligibility,
}: {
  eligibility: Pick<EligibilityService, 'of'>;
}): Route[] {
  return [
    route(fetchEligibility, parse, async ({ jobIds }, caller) => ({
      status: 0,
      results: await eligibility.of(signedInCaller(caller).userId, jobIds),
    })),
  ];
}
