/** What other subjects ask of stored employers and their keys. */
export {
  EMPLOYER_HAS_KEY,
  findEmployerName,
  findUnrevokedKeys,
  insertEmployer,
  insertKey,
  lockEmployer,
  saveKeySuspension,
} from './integrationKeys.repository';
