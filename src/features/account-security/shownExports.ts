import { isBeingMade, type PersonalDataExport } from '#domain/api/privacy';

/** The exports that a candidate is shown. */
export interface ShownExports {
  /** The one that is being made; the server makes one at a time. */
  beingMade: PersonalDataExport | undefined;
  /** Those that can be downloaded, newest first. */
  ready: readonly PersonalDataExport[];
  /** The newest export when it failed or its file is gone, and no other export is left. */
  ended: PersonalDataExport | undefined;
}

/** @param exports newest first */
export function shownExports(exports: readonly PersonalDataExport[]): ShownExports {
  const [newest] = exports;
  const beingMade = exports.find(({ status }) => isBeingMade(status));
  const ready = exports.filter(({ status }) => status === 'ready');
  const isOver = newest?.status === 'failed' || (newest?.status === 'expired' && !ready.length);
  return { beingMade, ready, ended: beingMade === undefined && isOver ? newest : undefined };
}
