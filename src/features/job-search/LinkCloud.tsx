import { Stack } from '@vikari/ui-kit/Stack';
import { useWords } from '../../i18n/intl';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './jobSearch.module.css';

/** A link to a page of jobs, with the number of its jobs. */
export interface CloudLink {
  href: string;
  label: string;
  total: number;
}

/** Links side by side, each with its number of jobs. */
export function LinkCloud({ label, links }: { label: string; links: readonly CloudLink[] }) {
  const { t, intl } = useWords();
  return (
    <Stack element="ul" direction="row" spacing={2} aria-label={label}>
      {links.map(({ href, label: name, total }) => (
        <li key={href}>
          <RouterLink href={href} className={styles.cloudLink}>
            <span>{name}</span>
            <span className={styles.cloudCount} aria-hidden="true">
              {intl.formatNumber(total)}
            </span>
            <span className="vk-visually-hidden">{`, ${t('jobs.count_short', { total })}`}</span>
          </RouterLink>
        </li>
      ))}
    </Stack>
  );
}
