import type { KeyedTable } from '../files/rotateKeys';
import { keyName } from './reportSeal';
import { lockReportsUnderOtherKeys, saveReportKey } from './reports.repository';

/** The keys of sealed reports, for their rotation. */
export const KEYED_REPORTS: KeyedTable = {
  lockUnderOtherKeys: lockReportsUnderOtherKeys,
  save: saveReportKey,
  nameOf: keyName,
};
