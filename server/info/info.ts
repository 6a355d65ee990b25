import { createMailStep, type MailStep } from '../doors/mailStep';
import type { Clock } from '../lib/clock';
import { DAY } from '../lib/time';
import { pruneEarlyAccess } from './earlyAccess.repository';
import {
  createEarlyAccessService,
  type EarlyAccessService,
  WAITING_LIFE,
} from './earlyAccess.service';
import { createPricingService, type InfoServiceDeps, type PricingService } from './pricing.service';
import { prunePricingRequests } from './pricingRequests.repository';

/** 24 months. */
const KEPT = 731 * DAY;

/** The services of the public pages' forms. */
export interface Info {
  pricing: PricingService;
  earlyAccess: EarlyAccessService;
  mailStep: MailStep;
  /** Whether the run uses production's phone country codes. */
  production: boolean;
}

export function createInfo({
  production,
  ...deps
}: InfoServiceDeps & { production: boolean }): Info {
  return {
    pricing: createPricingService(deps),
    earlyAccess: createEarlyAccessService(deps),
    mailStep: createMailStep(deps),
    production,
  };
}

/** Deletes requests for prices after 24 months. */
export const endPricingRequests = ({ db, clock }: Pick<InfoServiceDeps, 'db' | 'clock'>) =>
  prunePricingRequests(db, clock.now() - KEPT);

/** Deletes sign-ups that were not confirmed, and those of 24 months ago. */
export function endEarlyAccess({
  db,
  clock,
}: Pick<InfoServiceDeps, 'db'> & { clock: Clock }): Promise<void> {
  const now = clock.now();
  return pruneEarlyAccess(db, { waiting: now - WAITING_LIFE, confirmed: now - KEPT });
}
