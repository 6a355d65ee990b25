/** What every subject asks of the change log: to write a change of its own, and to read on. */
export {
  appendChange,
  CHANGE_CHANNEL,
  type Change,
  changedAfter,
  changesAfter,
  currentCursor,
  isRemembered,
  lastChangeUpTo,
} from './changeLog.repository';
