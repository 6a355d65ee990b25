import { Stack } from '@vikari/ui-kit/Stack';
import { useWords } from '../../i18n/intl';
import { RouterLink } from '../site/RouterLink';
import styles from './found.module.css';

/** A search that has results. */
interface WayOn {
  href: string;
  label: string;
  total: number;
}

export interface WaysOnProps {
  /** Of each kind; an empty one is left out. */
  groups: readonly { title: string; ways: readonly WayOn[] }[];
  headingLevel: 2 | 3 | 4;
}

/** Where a search that found nothing can go on, each way with its number of jobs. */
export function WaysOn({ groups, headingLevel }: WaysOnProps) {
  const { t, intl } = useWords();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ ways }) => ways.length > 0)
        .map(({ title, ways }) => (
          <section key={title} className={styles.group}>
            <Heading className={styles.heading}>{title}</Heading>
            <Stack element="ul" direction="row" spacing={2} aria-label={title}>
              {ways.map(({ href, label, total }) => (
                <li key={href}>
                  <RouterLink href={href} className={styles.way}>
                    <span>{label}</span>
                    <span className={styles.count} aria-hidden="true">
                      {intl.formatNumber(total)}
                    </span>
                    <span className="vk-visually-hidden">{`, ${t('found.count', { total })}`}</span>
                  </RouterLink>
                </li>
              ))}
            </Stack>
          </section>
        ))}
    </div>
  );
}
