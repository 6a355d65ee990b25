import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { shareOf } from '../internal/share';
import styles from './CountBars.module.css';

/** One counted thing, with the list of what was counted. */
export interface CountBarsItem {
  href: string;
  /** Its name, short: "Sjuksköterska", "v. 48". */
  label: string;
  /** The name as it is read, where the shown one is an abbreviation: "Vecka 48". */
  fullLabel?: string;
  /** 0 or more. */
  count: number;
  /** The count as it is read: "1 204 uppdrag". */
  countText: string;
}

/** Props of {@link CountBars}; the rest goes to the list. */
export interface CountBarsProps
  extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'aria-label'>,
    WithLinkComponent {
  /** What is counted: "Lediga uppdrag efter yrke". */
  label: string;
  /** What is counted, with its counts, in order. */
  items: readonly CountBarsItem[];
  /** A count as it is shown: "1 204". */
  formatCount: (count: number) => string;
  /** `rows`: names of any length. `columns`: a series in order, such as weeks. Default `rows`. */
  layout?: 'rows' | 'columns';
}

/** Counts to compare, each a link to what was counted. */
export function CountBars(props: CountBarsProps) {
  const { label, items, formatCount, layout = 'rows', linkComponent, className, ...rest } = props;
  const Link = linkComponent ?? 'a';
  const greatest = Math.max(1, ...items.map(({ count }) => count));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off
    <ul role="list" aria-label={label} {...rest} className={cx(styles[layout], className)}>
      {items.map(({ href, label: name, fullLabel, count, countText }) => (
        <li key={href} className={styles.item}>
          <Link href={href} className={styles.link}>
            <span className={styles.name} aria-hidden={fullLabel === undefined ? undefined : true}>
              {name}
            </span>
            {fullLabel !== undefined && <span className="vk-visually-hidden">{fullLabel}</span>}
            <span className={styles.count} aria-hidden="true">
              {formatCount(count)}
            </span>
            <span className="vk-visually-hidden">{`, ${countText}`}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.bar}
                style={{
                  [layout === 'rows' ? 'inlineSize' : 'blockSize']:
                    `${shareOf(count, greatest) * 100}%`,
                }}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
