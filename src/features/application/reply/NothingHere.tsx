import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import styles from '../apply/ApplyClosed.module.css';

export interface NothingHereProps {
  title: string;
  text: string;
  /** Of the two ways on. */
  labels: { applications: string; jobs: string };
  applicationsHref: string;
  jobsHref: string;
  linkComponent: LinkComponent;
}

/** An address that names nothing of the candidate's, and where to go next. */
export function NothingHere(props: NothingHereProps) {
  const { title, text, labels, applicationsHref, jobsHref, linkComponent } = props;
  return (
    <div className={styles.page}>
      <EmptyState
        headingLevel={1}
        icon={<Icon name="search" />}
        title={title}
        actions={
          <>
            <Button href={applicationsHref} linkComponent={linkComponent}>
              {labels.applications}
            </Button>
            <Button variant="secondary" href={jobsHref} linkComponent={linkComponent}>
              {labels.jobs}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
