import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import { useWords } from '../../../i18n/intl';
import styles from './ApplyClosed.module.css';

/** Why the form is not shown. */
type ApplyClosedReason = 'closed' | 'meanwhile' | 'unavailable' | 'not_found' | 'already';

const ICON = {
  closed: 'hourglass',
  meanwhile: 'hourglass',
  unavailable: 'hourglass',
  not_found: 'search',
  already: 'success',
} as const satisfies Record<ApplyClosedReason, IconName>;

export interface ApplyClosedProps {
  reason: ApplyClosedReason;
  applicationsHref: string;
  jobsHref: string;
  linkComponent: LinkComponent;
}

/** A job that cannot be applied to, or has been already, and where to go next. */
export function ApplyClosed(props: ApplyClosedProps) {
  const { reason, applicationsHref, jobsHref, linkComponent } = props;
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <EmptyState
        headingLevel={1}
        icon={<Icon name={ICON[reason]} />}
        title={t(`apply.${reason}.title`)}
        actions={
          reason === 'already' ? (
            <Button href={applicationsHref} linkComponent={linkComponent}>
              {t('apply.receipt.applications')}
            </Button>
          ) : (
            <Button href={jobsHref} linkComponent={linkComponent}>
              {t('apply.jobs')}
            </Button>
          )
        }
      >
        <p>{t(`apply.${reason}.text`)}</p>
      </EmptyState>
    </div>
  );
}
