import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import { useEffect, useRef } from 'react';
import type { Standing } from '#domain/applications/standing';
import { useWords } from '../../../i18n/intl';
import styles from './ApplyClosed.module.css';

/** Why the form is not shown. */
type ApplyClosedReason =
  | 'closed'
  | 'meanwhile'
  | 'unavailable'
  | 'not_found'
  | Exclude<Standing, 'invited' | 'interested'>;

const ICON = {
  closed: 'hourglass',
  meanwhile: 'hourglass',
  unavailable: 'hourglass',
  not_found: 'search',
  applied: 'success',
  declined: 'info',
  over: 'info',
} as const satisfies Record<ApplyClosedReason, IconName>;

export interface ApplyClosedProps {
  reason: ApplyClosedReason;
  /** It takes the place of the form, from which its user has pressed: the heading gets the focus. */
  takesFocus?: boolean;
  applicationsHref: string;
  jobsHref: string;
  linkComponent: LinkComponent;
}

/** A job that cannot be applied to, or has been already, and where to go next. */
export function ApplyClosed(props: ApplyClosedProps) {
  const { reason, takesFocus = false, applicationsHref, jobsHref, linkComponent } = props;
  const { t } = useWords();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = takesFocus ? page.current?.querySelector('h1') : null;
    if (!heading) return;
    // It stands above where the form was pressed
    window.scrollTo(0, 0);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={page} className={styles.page}>
      <EmptyState
        headingLevel={1}
        icon={<Icon name={ICON[reason]} />}
        title={t(`apply.${reason}.title`)}
        actions={
          reason === 'applied' || reason === 'declined' || reason === 'over' ? (
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
