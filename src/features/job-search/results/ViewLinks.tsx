import type { JobQuery } from '#domain/jobs/filterQuery';
import { useWords } from '../../../i18n/intl';
import { ChoiceLinks } from './ChoiceLinks';

type View = JobQuery['view'];

const VIEWS: readonly (readonly [View, 'jobs.view.list' | 'jobs.view.weeks'])[] = [
  [undefined, 'jobs.view.list'],
  ['weeks', 'jobs.view.weeks'],
];

export interface ViewLinksProps {
  view: View;
  hrefOf: (view: View) => string;
}

/** The jobs as one list, or by weeks. */
export function ViewLinks({ view, hrefOf }: ViewLinksProps) {
  const { t } = useWords();
  return (
    <ChoiceLinks
      label={t('jobs.view')}
      choices={VIEWS.map(([id, text]) => ({
        text: t(text),
        href: hrefOf(id),
        isCurrent: id === view,
      }))}
    />
  );
}
