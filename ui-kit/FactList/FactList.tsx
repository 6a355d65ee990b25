import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { IconElement } from '../internal/iconElement';
import { Text } from '../internal/Text';
import styles from './FactList.module.css';

/** One fact: its name and its value. */
export interface Fact {
  /** "Period" */
  term: string;
  /** The term's language, where it is not that of the page. */
  termLang?: string | undefined;
  /** "1 feb – 30 apr 2026" */
  description: ReactNode;
  /** A decorative icon. */
  icon?: IconElement;
}

/** Props of {@link FactList}; the rest goes to the `dl`. */
export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The terms with their values, in order. */
  facts: readonly Fact[];
  /**
   * `grid` for quick facts side by side, `rows` for a table-like list with thin lines, `columns` for
   * the same with texts that may be long.
   */
  layout?: 'grid' | 'rows' | 'columns';
}

/** Short facts, each below its name: the quick facts of a job, the sum of a calculation. */
export function FactList(props: FactListProps) {
  const { facts, layout = 'grid', className, ...rest } = props;
  return (
    <dl {...rest} className={cx(styles.facts, styles[layout], className)}>
      {facts.map(({ term, termLang, description, icon }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>
            <Text>{icon}</Text>
            <span lang={termLang}>{term}</span>
          </dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
