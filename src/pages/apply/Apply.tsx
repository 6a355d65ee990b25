import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { submissionPath } from '#domain/applications/submission';
import { ApplyFrame } from '../../features/application/apply/ApplyFrame';
import { ApplySkeleton } from '../../features/application/apply/ApplySkeleton';
import { useApplyDraft } from '../../features/application/apply/useApplyDraft';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useHydrated } from '../../lib/useHydrated';
import { BlockedPart, useEverBlocked } from '../job/blockedLate';
import { ApplyFlow } from './ApplyFlow';
import type { ApplyProps } from './applyProps';

/** The form, shown once the browser has looked for a draft. */
function WithDraft({ waiting, ...props }: ApplyProps & { waiting: ReactNode }) {
  const kept = useApplyDraft(props.job.id);
  return kept ? <ApplyFlow {...props} kept={kept} /> : waiting;
}

/** The draft is only in the browser, so the form waits for hydration. */
export function Apply(props: ApplyProps) {
  const { existing, closed } = props;
  const { t } = useWords();
  const sent = existing !== null && submissionPath(existing.status, 'candidate') === null;
  const block = sent || closed ? null : props.block;
  // Where it comes in place of the form, that is told
  const [hadForm] = useState(block === null);
  const everBlocked = useEverBlocked(block);
  const { title, slug, workplaceName, language, steps } = props.job;
  const step = useSearchParams()[0].get('step');
  // As a transition, in pieces: a slow phone takes long to render the form
  const hydrated = useDeferredValue(useHydrated());
  const waiting = (
    <ApplySkeleton
      tasks={step === 'tasks' || (step === null && (steps ?? []).length > 0)}
      jobTitle={title}
      workplaceName={workplaceName}
      jobHref={paths.job(slug)}
      linkComponent={RouterLink}
    />
  );
  return (
    <>
      <PageHead title={t('apply.page', { job: title })} noIndex />
      {everBlocked && (
        <PageLayout maxWidth="sm">
          <Suspense>
            <BlockedPart block={block} to="apply" takesFocus={hadForm && block !== null} />
          </Suspense>
        </PageLayout>
      )}
      {block ? (
        <ApplyFrame
          title={t('apply.title')}
          jobTitle={title}
          jobLanguage={language}
          workplaceName={workplaceName}
          jobHref={paths.job(slug)}
          linkComponent={RouterLink}
        >
          {null}
        </ApplyFrame>
      ) : hydrated ? (
        <WithDraft {...props} waiting={waiting} />
      ) : (
        waiting
      )}
    </>
  );
}
