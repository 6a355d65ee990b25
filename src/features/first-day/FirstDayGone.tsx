import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { useWords } from '../../i18n/intl';

/** No application of theirs has this first day. */
export function FirstDayGone({
  applicationsHref,
  linkComponent,
}: {
  applicationsHref: string;
  linkComponent: LinkComponent;
}) {
  const { t } = useWords();
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon name="search" />}
      title={t('first_day.gone.title')}
      actions={
        <Button href={applicationsHref} linkComponent={linkComponent}>
          {t('first_day.back')}
        </Button>
      }
    >
      <p>{t('first_day.gone.text')}</p>
    </EmptyState>
  );
}
