import { AccordionItem } from '@vikari/ui-kit/Accordion';
import type { Application } from '#domain/api/portal';
import { mayShareDocuments } from '#domain/candidates/documents';
import type { CandidateReference } from '#domain/candidates/references';
import { endOf } from '#domain/givenReferences/sharedFor';
import { useApplicationList } from '../../data/applications';
import {
  ask,
  readOpenings,
  share,
  unshare,
  useGivenReferences,
  withdrawRequest,
} from '../../data/givenReferences';
import { retryOf } from '../../data/retryOf';
import { useSiteData } from '../../data/SiteDataProvider';
import { GivenReferencePart } from '../../features/given-references/GivenReferencePart';
import { SharedReferences } from '../../features/given-references/SharedReferences';
import { useWords } from '../../i18n/intl';
import { NotRead } from '../../lib/page/NotRead';
import { useSite } from '../../lib/site/SiteContext';

/** What has come of asking one of the candidate's people for a reference. */
export function GivenReferenceOf({ reference }: { reference: CandidateReference }) {
  const data = useSiteData();
  const { t } = useWords();
  const { demo } = useSite();
  const given = useGivenReferences();
  const { applications = [] } = useApplicationList();
  const onRetry = retryOf(given);
  if (onRetry) {
    const text = t('given_references.not_read');
    return <NotRead text={text} retryLabel={t('given_references.retry')} onRetry={onRetry} />;
  }
  if (!given.data) return null;
  return (
    <GivenReferencePart
      name={reference.name}
      demo={demo}
      // The newest first
      request={given.data.results.find(({ referenceId }) => referenceId === reference.id)}
      applications={applications
        .filter(({ status }) => mayShareDocuments(status))
        .map(({ id, job }) => ({
          id,
          title: job.title,
          language: job.language,
          employer: job.workplaceName,
        }))}
      onAsk={(language) => ask(data, { referenceId: reference.id, language })}
      onWithdraw={(id) => withdrawRequest(data, id)}
      onShare={(id, applicationId, until) =>
        share(data, { id, applicationId, openUntil: endOf(until, Date.now()) })
      }
      onUnshare={(id, applicationId) => unshare(data, { id, applicationId })}
      onReadOpenings={(id) => readOpenings(data, id)}
    />
  );
}

/** Which given references the employer of one application may read; nothing without any. */
export function SharedReferencesOf({ application }: { application: Application }) {
  const data = useSiteData();
  const { t } = useWords();
  const given = useGivenReferences();
  const { id: applicationId, status, job } = application;
  const references = (given.data?.results ?? []).filter(({ state }) => state === 'given');
  const shared = references.filter(({ shares }) =>
    shares.some((one) => one.applicationId === applicationId),
  ).length;
  const mayShare = mayShareDocuments(status);
  if (references.length === 0 || !(mayShare || shared > 0)) return null;
  return (
    <AccordionItem summary={t('given_references.here', { shared, all: references.length })}>
      <SharedReferences
        applicationId={applicationId}
        workplace={job.workplaceName}
        references={references}
        mayShare={mayShare}
        onShare={(id, until) =>
          share(data, { id, applicationId, openUntil: endOf(until, Date.now()) })
        }
        onUnshare={(id) => unshare(data, { id, applicationId })}
      />
    </AccordionItem>
  );
}
