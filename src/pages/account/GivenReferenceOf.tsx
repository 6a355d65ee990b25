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
import { explainLostSession } from '../../session/lostSession';

/** What has come of asking one of the candidate's people for a reference. */
export function GivenReferenceOf({ reference }: { reference: CandidateReference }) {
  const data = useSiteData();
  const { t } = useWords();
  const { demo } = useSite();
  const given = useGivenReferences();
  const { applications = [] } = useApplicationList();
  const explained = async (call: Promise<unknown>) => void (await explainLostSession(data, call));
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
      onAsk={(language) => explained(ask(data, { referenceId: reference.id, language }))}
      onWithdraw={(id) => explained(withdrawRequest(data, id))}
      onShare={(id, applicationId, until) =>
        explained(share(data, { id, applicationId, openUntil: endOf(until, Date.now()) }))
      }
      onUnshare={(id, applicationId) => explained(unshare(data, { id, applicationId }))}
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
  const explained = async (call: Promise<unknown>) => void (await explainLostSession(data, call));
  return (
    <AccordionItem summary={t('given_references.here', { shared, all: references.length })}>
      <SharedReferences
        applicationId={applicationId}
        workplace={job.workplaceName}
        references={references}
        mayShare={mayShare}
        onShare={(id, until) =>
          explained(share(data, { id, applicationId, openUntil: endOf(until, Date.now()) }))
        }
        onUnshare={(id) => explained(unshare(data, { id, applicationId }))}
      />
    </AccordionItem>
  );
}
