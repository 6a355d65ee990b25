'use client';

import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { WithOlderName } from '../internal/items';
import { kitTexts } from '../KitProvider/readKit';
import styles from './ContentsList.module.css';

/** One heading of the text. */
export interface ContentsHeading {
  /** The id of the heading's element. */
  id: string;
  text: string;
  /** 2 for a section, 3 for a part of it. */
  level: 2 | 3;
}

/** Props of {@link ContentsList}; the rest goes to the `nav`. */
export interface ContentsListProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label' | 'title'> {
  /** The heading, and the landmark's name: "Innehåll". Default: the KitProvider's. */
  title?: string;
  /** The text's headings in their order. */
  items: readonly ContentsHeading[];
  /** The id of the heading that is being read; null before the first. */
  currentId?: string | null;
}

/**
 * Links to the headings of a long text. From 1024 px it is a list to stand beside the text; below,
 * a button that opens it. Without scripts it is always open.
 */
export function ContentsList(props: WithOlderName<ContentsListProps, 'headings'>) {
  const {
    title = kitTexts().contentsList.title,
    items,
    headings = items ?? [],
    currentId = null,
    className,
    ...rest
  } = props;
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav aria-label={title} {...rest} className={cx(styles.contents, className)}>
      <p className={styles.title}>{title}</p>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <span>{title}</span>
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </button>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ol role="list" id={listId} className={styles.list} data-open={open}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === currentId ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
