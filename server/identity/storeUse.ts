import type { StoreUse } from '../audit/verifyAudit';
import type { Queryable } from '../storage/database';
import { findUse } from './storeUse.repository';

/**
 * What the store says about whether its audit log can be empty.
 * @param hasSecret - whether a server has run on it.
 */
export async function storeUse(db: Queryable, hasSecret: boolean): Promise<StoreUse> {
  const { hasAccount, newestSession } = await findUse(db);
  return { used: hasSecret || hasAccount, newestSession };
}
