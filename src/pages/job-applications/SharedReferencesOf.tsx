import { AccordionItem } from '@vikari/ui-kit/Accordion';
import type { Application } from '#domain/api/portal';
import { mayShareDocuments } from '#domain/candidates/documents';
import { share, unshare, useGivenReferences } from '../../data/givenReferences';
import { useSiteData } from '../../data/SiteDataProvider';
import { SharedReferences } from '../../features/given-references/SharedReferences';
import { endOf } from '../../features/given-references/sharedFor';
import { useWords } from '../../i18n/intl';
import { explainLostSession } from '../../session/lostSession';

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
