import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { FactList } from '@vikari/ui-kit/FactList';
import type { ReactNode } from 'react';
import type { WorkplaceDetails } from '#domain/api/portal';
import { locationName } from '#domain/vocabulary/locationName';
import { type MessageId, useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { JobSection } from './JobSection';

/** The workplace; a visitor sees a part of it and how to see the rest. */
export function WorkplaceSection({
  workplace,
  returnPath,
  children,
}: {
  workplace: WorkplaceDetails;
  /** Where a visitor returns to after registering. */
  returnPath: string;
  /** What else is known of it. */
  children?: ReactNode;
}) {
  const { t, language } = useWords();
  const stated: [MessageId, string | null][] = [
    ['job_detail.workplace.name', workplace.name],
    ['job_detail.workplace.unit', workplace.unit],
    ['job_detail.workplace.provider', workplace.careProvider],
    ['job_detail.fact.place', workplace.municipality],
    ['job_detail.workplace.county', workplace.county && locationName(workplace.county, language)],
  ];
  const facts = stated.flatMap(([id, text]) =>
    text === null ? [] : [{ term: t(id), description: text }],
  );
  return (
    <JobSection title="job_detail.workplace">
      <FactList layout="rows" facts={facts} />
      {workplace.about !== null && <p>{workplace.about}</p>}
      <p>
        <RouterLink href={paths.insightInto(workplace.id)}>{t('job_detail.insight')}</RouterLink>
      </p>
      {children}
      {workplace.limited && (
        <Callout
          tone="accent"
          title={t('job_detail.workplace.limited_title')}
          actions={
            <Button
              variant="secondary"
              size="small"
              href={paths.register(returnPath)}
              linkComponent={RouterLink}
            >
              {t('job_detail.workplace.register')}
            </Button>
          }
        >
          <p>{t('job_detail.workplace.limited')}</p>
        </Callout>
      )}
    </JobSection>
  );
}
