import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { useWords } from '../../i18n/intl';

/** The interview's application is gone, or another's. */
export function InterviewGone(props: { applicationsHref: string; linkComponent: LinkComponent }) {
  const { applicationsHref, linkComponent } = props;
  const { t } = useWords();
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon name="search" />}
      title={t('interview.gone.title')}
      actions={
        <Button href={applicationsHref} linkComponent={linkComponent}>
          {t('interview.back')}
        </Button>
      }
    >
      <p>{t('interview.gone.text')}</p>
    </EmptyState>
  );
}
