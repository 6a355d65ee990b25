import { openFrame, sealFrame } from '../files/frame';
import { type MasterKeys, newDataKey, type WrappedKey } from '../files/masterKeys';

/** What a report keeps, sealed. */
export interface SealedReport extends WrappedKey {
  /** Base64. */
  sealed: string;
}

/** Seals what a report keeps as files are: a key for each, wrapped under the master keys. */
export interface ReportSeal {
  seal(id: string, content: object): SealedReport;
  /** @throws FrameError, MasterKeyError */
  open(id: string, report: SealedReport): unknown;
}

const placeOf = (id: string) => ({ fileId: keyName(id), number: 0, last: true });
/** A file and a report never share the name that their keys are wrapped under. */
export const keyName = (id: string): string => `report:${id}`;

export function createReportSeal(keys: Pick<MasterKeys, 'wrap' | 'unwrap'>): ReportSeal {
  return {
    seal(id, content) {
      const dataKey = newDataKey();
      const bytes = Buffer.from(JSON.stringify(content));
      const sealed = sealFrame(dataKey, placeOf(id), bytes).toString('base64');
      return { sealed, ...keys.wrap(keyName(id), dataKey) };
    },

    open(id, { sealed, ...wrapped }) {
      const dataKey = keys.unwrap(keyName(id), wrapped);
      return JSON.parse(
        openFrame(dataKey, placeOf(id), Buffer.from(sealed, 'base64')).toString('utf8'),
      );
    },
  };
}
