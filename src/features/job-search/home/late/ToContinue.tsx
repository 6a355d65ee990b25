import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import type { ToContinue as Begun } from '#domain/api/home';
import { useWords } from '../../../../i18n/intl';
import { applicationPaths } from '../../../../lib/site/applicationPaths';
import { paths } from '../../../../lib/site/paths';
import { RouterLink } from '../../../../lib/site/RouterLink';
import styles from './toContinue.module.css';

interface Step {
  href: string;
  icon: IconName;
  title: string;
  /** What it is about; null where the title says all. */
  about: string | null;
}

/** What a candidate has begun, each a link to go on with it. */
export function ToContinue({ begun: { draft, interview, matches } }: { begun: Begun }) {
  const { t, intl } = useWords();
  const steps: Step[] = [];
  if (interview) {
    const starts = new Date(interview.startsAt);
    const day = intl.formatDate(starts, { weekday: 'long', day: 'numeric', month: 'long' });
    const time = intl.formatTime(starts);
    steps.push({
      href: applicationPaths.interview(interview.applicationId),
      icon: 'calendar',
      title: t('home.begun_interview', { day, time }),
      about: `${interview.title}, ${interview.workplaceName}`,
    });
  }
  if (draft) {
    steps.push({
      href: paths.apply(draft.jobId),
      icon: 'edit',
      title: t('home.begun_draft'),
      about: `${draft.title}, ${draft.workplaceName}`,
    });
  }
  if (matches > 0) {
    steps.push({
      href: applicationPaths.tab('suggested'),
      icon: 'heart',
      title: t('home.begun_matches', { total: matches }),
      about: null,
    });
  }
  return (
    <ul aria-label={t('home.begun')} className={styles.steps}>
      {steps.map(({ href, icon, title, about }) => (
        <li key={href}>
          <RouterLink href={href} className={styles.step}>
            <Icon name={icon} className={styles.icon} />
            <span className={styles.text}>
              <span className={styles.title}>{title}</span>{' '}
              {about !== null && <span className={styles.about}>{about}</span>}
            </span>
            <Icon name="chevron-right" />
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
