import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { useWords } from '../../../i18n/intl';
import styles from '../apply/ApplyClosed.module.css';

export interface NothingHereProps {
  title: string;
  text: string;
  applicationsHref: string;
  jobsHref: string;
  linkComponent: LinkComponent;
}

/** An address that names nothing of the candidate's, and where to go next. */
export function NothingHere(props: NothingHereProps) {
  const { title, text, applicationsHref, jobsHref, linkComponent } = props;
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <EmptyState
        headingLevel={1}
        icon={<Icon name="search" />}
        title={title}
        actions={
          <>
            <Button href={applicationsHref} linkComponent={linkComponent}>
              {t('reply.applications')}
            </Button>
            <Button variant="secondary" href={jobsHref} linkComponent={linkComponent}>
              {t('reply.jobs')}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
