import { Suspense } from 'react';
import {
  keepExperience,
  removeExperience,
  sayComplete,
  useExperiences,
} from '../../data/experiences';
import { keepReference, removeReference, useReferences } from '../../data/references';
import { useSiteData } from '../../data/SiteDataProvider';
import type { ExperienceValues } from '../../features/account/references/ExperienceDialog';
import type { ReferenceValues } from '../../features/account/references/ReferenceDialog';
import { ReferencesView } from '../../features/account/references/ReferencesView';
import { lazyPart } from '../../lib/late/lazyPart';
import { useTargetInAddress } from '../../lib/page/useTargetInAddress';
import { useSite } from '../../lib/site/SiteContext';
import { useFormDraft } from '../../session/drafts/useFormDraft';
import { ReadAgain } from './ReadAgain';
import { useAccountOptions } from './useAccountOptions';

/** What has come of asking a person comes after their card. */
const GivenReferenceOf = lazyPart(
  async () => (await import('./GivenReferenceOf')).GivenReferenceOf,
  { texts: ['recommendation'], server: 'nothing' },
);

/** The candidate's references and experiences. */
export function ReferencesTab() {
  const data = useSiteData();
  const { today, demo } = useSite();
  const references = useReferences();
  const experiences = useExperiences();
  const options = useAccountOptions();
  const referenceDraft = useFormDraft<ReferenceValues>('reference');
  const experienceDraft = useFormDraft<ExperienceValues>('experience');
  useTargetInAddress(true);

  if (!references.data || !experiences.data) {
    return (
      <ReadAgain
        failed={references.error !== undefined || experiences.error !== undefined}
        onRetry={() => {
          references.retry();
          experiences.retry();
        }}
      />
    );
  }
  return (
    <ReferencesView
      givenOf={(reference) => (
        <Suspense>
          <GivenReferenceOf reference={reference} />
        </Suspense>
      )}
      references={references.data.results}
      experiences={experiences.data.results}
      complete={experiences.data.complete}
      options={options}
      production={!demo}
      today={today}
      referenceDraft={referenceDraft}
      experienceDraft={experienceDraft}
      onSaveReference={async (reference, values, base, key) =>
        void (await keepReference(
          data,
          { ...values, ...(reference && { id: reference.id }), ...(base && { base }) },
          key,
        ))
      }
      onDeleteReference={({ id }) => removeReference(data, id)}
      onSaveExperience={async (experience, values, base, key) =>
        void (await keepExperience(
          data,
          { ...values, ...(experience && { id: experience.id }), ...(base && { base }) },
          key,
        ))
      }
      onDeleteExperience={({ id }) => removeExperience(data, id)}
      onSayComplete={(complete) => sayComplete(data, complete)}
    />
  );
}
