import { useState } from 'react';
import type { PersonalDataExport } from '#domain/api/privacy';
import { askForExport, fetchExport, refreshExports, useExports } from '../../../data/privacy';
import { retryOf } from '../../../data/retryOf';
import { useSiteData } from '../../../data/SiteDataProvider';
import { ExportView, type ExportViewProps } from '../../../features/account-security/ExportView';
import { dayOfInstant } from '../../../lib/dates';
import { saveFile } from '../../../lib/saveFile';
import type { KeptAction } from '../usePendingAction';
import { useAction } from './useAction';

/** A copy of everything about the candidate. */
export function ExportPart({ pending, leaveForBankidWith }: KeptAction) {
  const data = useSiteData();
  const exports = useExports();
  const { busy, problem, run } = useAction<NonNullable<ExportViewProps['busy']>>();
  const [tried, setTried] = useState<ExportViewProps['failed']>('request');

  async function download({ id, requestedAt }: PersonalDataExport): Promise<void> {
    try {
      saveFile(await fetchExport(data, id), `vikari-${dayOfInstant(requestedAt)}.zip`);
    } catch (error) {
      // It may have been deleted in the meantime
      void refreshExports(data);
      throw error;
    }
  }

  return (
    <ExportView
      exports={exports.data?.results}
      onRetry={retryOf(exports)}
      busy={busy}
      problem={problem}
      failed={tried}
      onRequest={() => {
        setTried('request');
        void run('request', () => askForExport(data));
      }}
      onDownload={(exported) => {
        setTried('download');
        return run({ download: exported.id }, () => download(exported));
      }}
      onBankid={() => leaveForBankidWith({ section: 'export' })}
      isBack={pending?.section === 'export'}
    />
  );
}
