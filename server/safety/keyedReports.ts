import type { KeyedTable } from '../files/rotateKeys';
import { keyName } from './reportSeal';
import {
  countReportsByKey,
  findReportsUnder,
  lockReportsUnderOtherKeys,
  saveReportKey,
} from './reports.repository';

/** The keys of sealed reports, for their rotation and for the proof of a start. */
export const KEYED_REPORTS: KeyedTable = {
  what: 'reports',
  countByKey: countReportsByKey,
  findUnder: findReportsUnder,
  lockUnderOtherKeys: lockReportsUnderOtherKeys,
  save: saveReportKey,
  nameOf: keyName,
};
