import { Suspense } from 'react';
import type { Application } from '#domain/api/portal';
import { isOpen } from '#domain/applications/transitions';
import { readAllApplications, useApplicationList } from '../../data/applications';
import { takeBack } from '../../data/chatDocuments';
import {
  deleteDocument,
  readDocumentFile,
  readOpenings,
  recordShown,
  shareDocument,
  unshareDocument,
  updateDocument,
  useDocuments,
} from '../../data/documents';
import { useSiteData } from '../../data/SiteDataProvider';
import { useUploads } from '../../data/uploads/uploads';
import { DocumentsView } from '../../features/documents/DocumentsView';
import { lazyPart } from '../../lib/late/lazyPart';
import { useTargetInAddress } from '../../lib/page/useTargetInAddress';
import { useSite } from '../../lib/site/SiteContext';
import { useHydrated } from '../../lib/useHydrated';

const JobReadiness = lazyPart(
  async () => (await import('../../features/eligibility/JobReadiness')).JobReadiness,
  { texts: ['eligibility'], server: 'nothing' },
);

/** Interest and an invitation are no application yet. */
const isApplied = ({ status }: Application): boolean =>
  isOpen(status) && status !== 'interested' && status !== 'sent';

/** The tab of the account with the candidate's documents. */
export function DocumentsTab() {
  const data = useSiteData();
  const { today } = useSite();
  const hydrated = useHydrated();
  const { data: answer, error, retry } = useDocuments();
  const { uploads, unfinished, add, pause, resume, cancel } = useUploads();
  useTargetInAddress(answer !== undefined);
  const latest = useApplicationList().applications?.find(isApplied);

  return (
    <DocumentsView
      answer={answer}
      onRetry={!answer && error ? retry : null}
      today={today}
      readiness={
        latest && (
          <Suspense>
            <JobReadiness job={latest.job} />
          </Suspense>
        )
      }
      uploads={uploads}
      unfinished={hydrated ? unfinished() : []}
      add={add}
      pause={pause}
      resume={resume}
      cancel={cancel}
      actions={{
        onRead: (id, options) => readDocumentFile(data, id, options),
        onUpdate: (documentId, details, base) =>
          updateDocument(data, { documentId, ...details, base }),
        onDelete: (id) => deleteDocument(data, id),
        onReadApplications: () => readAllApplications(data),
        onShare: (documentId, applicationId) => shareDocument(data, { documentId, applicationId }),
        onUnshare: (documentId, applicationId) =>
          unshareDocument(data, { documentId, applicationId }),
        onTakeBack: async (attachmentId) => void (await takeBack(data, attachmentId)),
        onReadOpenings: (id) => readOpenings(data, id),
        onRecordShown: (record, key) => recordShown(data, record, key),
      }}
    />
  );
}
