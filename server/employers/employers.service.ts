import type { Queryable } from '../storage/database';
import { findIsPublic } from './integrationKeys.repository';

/** Whether an employer is a region or a municipality. */
export function isPublicEmployer(db: Queryable, employerId: string): Promise<boolean> {
  return findIsPublic(db, employerId);
}
