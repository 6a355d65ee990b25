import { Suspense, useState } from 'react';
import { getUserDocuments } from '#domain/api/documents';
import { ApiError } from '#domain/api/errors';
import { type Application, checkExistingCandidate } from '#domain/api/portal';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { DocumentType } from '#domain/candidates/documents';
import { refreshApplicationTo, useApplicationTo } from '../../data/applications';
import { shareDocuments, useDocuments } from '../../data/documents';
import { isSignedOut } from '../../data/lostSession';
import { usePageExtra } from '../../data/pageLoader';
import { useSiteData } from '../../data/SiteDataProvider';
import { useUploads } from '../../data/uploads/uploads';
import {
  AskedDocumentsView,
  type SharingProblem,
} from '../../features/application/asked/AskedDocumentsView';
import { NothingHere } from '../../features/application/reply/NothingHere';
import { useWords } from '../../i18n/intl';
import { lazyPart, loadParts } from '../../lib/late/lazyPart';
import { MissingPage } from '../../lib/page/MissingPage';
import { notFound, readOrNotFound } from '../../lib/page/notFound';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { candidateLoader } from '../../session/candidateLoader';

/** What uploads is needed only by who has not got the document yet. */
const UploadPart = lazyPart(
  async () => (await import('../../features/documents/UploadField')).UploadField,
  { server: 'whole' },
);
const CriminalRecordGround = lazyPart(
  async () => (await import('../../features/documents/CriminalRecordGround')).CriminalRecordGround,
  { server: 'whole' },
);

export const loader = candidateLoader(async (prefetch, { url }) => {
  const jobId = url.searchParams.get('job');
  if (!jobId) throw notFound();
  const [{ exists }] = await readOrNotFound(
    Promise.all([
      prefetch.read(checkExistingCandidate, { jobId }),
      prefetch.read(getUserDocuments, {}),
      loadParts(UploadPart, CriminalRecordGround),
    ]),
  );
  if (!exists) throw notFound();
  return { jobId };
});

/** The documents that the application to the job in `?job=` waits for. */
export function Component() {
  const jobId = usePageExtra<{ jobId: string } | null>()?.jobId ?? null;
  const application = useApplicationTo(jobId ?? '', jobId !== null).data?.application;
  // A visitor is being redirected to sign in.
  return application ? <AskedDocuments key={application.id} {...{ application }} /> : null;
}

function AskedDocuments({ application }: { application: Application }) {
  const { id: applicationId, jobId, job } = application;
  const { t } = useWords();
  const { today } = useSite();
  const data = useSiteData();
  const { data: documents } = useDocuments();
  const { uploads, unfinished, ...actions } = useUploads();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SharingProblem | null>(null);
  const [shared, setShared] = useState(false);
  if (!documents) return null;

  async function handleShare(documentIds: string[]): Promise<void> {
    setSaving(true);
    setProblem(null);
    try {
      await shareDocuments(data, { applicationId, documentIds });
      setShared(true);
    } catch (error) {
      if (!isSignedOut(error)) setProblem(problemOf(error));
    } finally {
      await refreshApplicationTo(data, jobId);
      setSaving(false);
    }
  }

  const record = documents.criminalRecordUpload;
  const mayUpload = (type: DocumentType) => type !== 'criminal_record' || record !== null;
  const left = unfinished();
  return (
    <>
      <PageHead title={t('asked.page', { job: job.title })} noIndex />
      <AskedDocumentsView
        application={application}
        documents={documents.results}
        uploadFor={(type) =>
          mayUpload(type) ? (
            <Suspense>
              <UploadPart
                {...actions}
                uploads={uploads}
                unfinished={left}
                type={type}
                label={t('documents.upload.label', { type: t(`documents.type.${type}`) })}
                replaces={null}
              />
              {type === 'criminal_record' && record && (
                <CriminalRecordGround legalGround={record.legalGround} />
              )}
            </Suspense>
          ) : null
        }
        saving={saving}
        problem={problem}
        done={shared}
        today={today}
        jobHref={paths.job(job.slug)}
        applicationsHref={paths.applications()}
        documentsHref={ACCOUNT_PLACES.documents}
        linkComponent={RouterLink}
        onShare={(ids) => void handleShare(ids)}
      />
    </>
  );
}

const PROBLEMS: Readonly<Record<string, SharingProblem>> = {
  conflict: 'conflict',
  not_found: 'gone',
  network_error: 'network',
  unavailable: 'network',
};

function problemOf(error: unknown): SharingProblem {
  return (error instanceof ApiError && PROBLEMS[error.code]) || 'other';
}

/** No application to this job. */
export function ErrorBoundary() {
  const { t, language } = useWords();
  return (
    <MissingPage title={t('asked.not_found.title')}>
      <NothingHere
        labels={{ applications: t('asked.back'), jobs: t('asked.jobs') }}
        title={t('asked.not_found.title')}
        text={t('asked.not_found.text')}
        applicationsHref={paths.applications()}
        jobsHref={paths.availableJobs(language)}
        linkComponent={RouterLink}
      />
    </MissingPage>
  );
}
