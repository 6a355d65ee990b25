'use client';

import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { mergeRefs } from '../internal/mergeRefs';
import { kitTexts } from '../KitProvider/readKit';
import { focusAfterRemoval } from './chipFocus';
import styles from './FilterChips.module.css';

/** One active filter. */
export interface FilterChip {
  id: string;
  label: string;
  /** For a filter that was not chosen, such as one read from a text: the address without it. */
  href?: string;
  /** Name of the chip's button or link; `labels.remove` when left out. */
  removeLabel?: string;
}

/** The texts of {@link FilterChips}. */
export interface FilterChipsLabels {
  /** Name of the list: "Valda filter". */
  list: string;
  /** Name of a chip's button: "Ta bort Psykiatri". */
  remove: (label: string) => string;
  /** "Rensa alla" */
  clear: string;
  /** Announced after a removal: "Psykiatri är borttaget". */
  removed: (label: string) => string;
  /** Announced after clearing: "Alla filter är borttagna". */
  cleared: string;
}

/** Props of {@link FilterChips}; the rest goes to the root. */
export interface FilterChipsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    WithLinkComponent {
  /** The active filters, in order. An empty list shows nothing. */
  chips: readonly FilterChip[];
  /** Called with the id of a chip that is to be removed. */
  onRemove: (id: string) => void;
  /** Left out when clearing all makes no sense. */
  onClear?: () => void;
  /** Its texts. Default: the KitProvider's. */
  labels?: FilterChipsLabels;
}

/**
 * The active filters, each with a button, or a link, that removes it. Keep it mounted when the list is empty:
 * it announces what was removed, and gets the focus after the last chip.
 */
export function FilterChips(props: FilterChipsProps) {
  const {
    chips,
    onRemove,
    onClear,
    labels = kitTexts().filterChips.labels,
    linkComponent: Link = 'a',
    ...own
  } = props;
  const { className, ref, ...rest } = own;
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState({ text: '', count: 0 });

  function say(text: string) {
    setSaid(({ count }) => ({ text, count: count + 1 }));
  }

  function focusButton(index: number | null) {
    const buttons = root.current?.querySelectorAll<HTMLElement>('li > *');
    const target = index === null ? root.current : buttons?.item(index);
    target?.focus();
  }

  function handleRemove(chip: FilterChip, at: number) {
    const next = focusAfterRemoval(at, chips.length);
    // Before the chip is removed: afterwards the next chip's button is at its index.
    focusButton(next === null ? null : next < at ? next : at + 1);
    say(labels.removed(chip.label));
    if (chip.href === undefined) onRemove(chip.id);
  }

  function handleClear() {
    focusButton(null);
    say(labels.cleared);
    onClear?.();
  }

  return (
    <div {...rest} ref={mergeRefs(root, ref)} tabIndex={-1} className={cx(styles.root, className)}>
      {chips.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics without
              bullets. */}
          <ul role="list" className={styles.list} aria-label={labels.list}>
            {chips.map((chip, at) => {
              const action = {
                'aria-label': chip.removeLabel ?? labels.remove(chip.label),
                onClick: () => handleRemove(chip, at),
                children: (
                  <>
                    <span>{chip.label}</span>
                    <Icon name="close" size="small" />
                  </>
                ),
              };
              return (
                <li key={chip.id}>
                  {chip.href === undefined ? (
                    <button type="button" className={styles.chip} {...action} />
                  ) : (
                    <Link href={chip.href} className={cx(styles.chip, styles.read)} {...action} />
                  )}
                </li>
              );
            })}
          </ul>
          {onClear && (
            <button type="button" className={styles.clear} onClick={handleClear}>
              {labels.clear}
            </button>
          )}
        </>
      )}
      <span className="vk-visually-hidden" role="status">
        {/* A new element each time: the same words a second time would not be announced. */}
        <span key={said.count}>{said.text}</span>
      </span>
    </div>
  );
}
