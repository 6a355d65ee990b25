import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { Suspense, useEffect, useState } from 'react';
import { referencesOf } from '#domain/applications/steps';
import { isFromManager, MAX_REFERENCES } from '#domain/candidates/references';
import { chooseReferences } from '../../data/applying';
import { keepReference } from '../../data/references';
import { useSiteData } from '../../data/SiteDataProvider';
import { ReferenceDialog } from '../../features/account/references/entryDialogs';
import type { ReferenceValues } from '../../features/account/references/ReferenceDialog';
import { ReferencesStep } from '../../features/application/apply/ReferencesStep';
import { useWords } from '../../i18n/intl';
import { loadSoon } from '../../lib/late/loadSoon';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { useFormDraft } from '../../session/drafts/useFormDraft';
import type { ApplyStepProps } from './applyProps';

/** The references that go with the application; one that is added is the account's too. */
export function ReferencesPart(props: ApplyStepProps) {
  const { job, draft, references, flow, hrefOf } = props;
  const data = useSiteData();
  const { t } = useWords();
  const { demo, today } = useSite();
  const typed = useFormDraft<ReferenceValues>('reference');
  const [open, setOpen] = useState(false);
  // A new form each time
  const [round, setRound] = useState(0);
  useEffect(() => loadSoon(ReferenceDialog), []);
  const hasFirst = references.some((one) => one.latestJob === 1 && isFromManager(one, today));
  return (
    <ReferencesStep
      busy={flow.busy}
      backHref={hrefOf('tasks')}
      linkComponent={RouterLink}
      references={references}
      today={today}
      chosen={referencesOf(references, draft).map(({ id }) => id)}
      shared={draft.shared}
      onChoose={(referenceIds, shared) =>
        void flow.save(() =>
          chooseReferences(data, {
            jobId: job.id,
            referenceIds,
            shared,
            sharedBase: draft.shared,
            ...(draft.references && { base: draft.references }),
          }),
        )
      }
      add={
        references.length < MAX_REFERENCES && (
          <div>
            <Button
              variant="secondary"
              startIcon={<Icon name="plus" size="small" />}
              onClick={() => {
                setRound(round + 1);
                setOpen(true);
              }}
            >
              {t('account.reference.add')}
            </Button>
            {round > 0 && (
              <Suspense>
                <ReferenceDialog
                  key={round}
                  reference={null}
                  draft={typed}
                  latestJob={hasFirst ? 2 : 1}
                  production={!demo}
                  open={open}
                  onClose={() => setOpen(false)}
                  onSave={async (values, _base, key) =>
                    void (await keepReference(data, values, key))
                  }
                />
              </Suspense>
            )}
          </div>
        )
      }
    />
  );
}
