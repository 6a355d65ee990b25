import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx';
import { useControlled } from '../internal/useControlled';
import styles from './Tabs.module.css';
import { tabAfterKey } from './tabKeys';

/** One tab and its panel. */
export interface TabContent {
  id: string;
  label: ReactNode;
  /** Stays mounted while hidden, so that a form in it keeps what was typed. */
  content: ReactNode;
}

/** Props of {@link Tabs}; the rest goes to the root. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** The name of the row of tabs. */
  label: string;
  tabs: readonly TabContent[];
  /** The id of the open tab, when the parent controls it. */
  value?: string;
  /** Default: the first. */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
}

/** Views of one thing, one at a time. An arrow key opens the next tab at once. */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, defaultValue, onValueChange, className, ...rest } = props;
  const base = useId();
  const [open, setOpen] = useControlled({
    value,
    defaultValue: defaultValue ?? tabs[0]?.id ?? '',
    onChange: onValueChange,
  });

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const row = event.currentTarget;
    const index = tabs.findIndex(({ id }) => id === open);
    const direction = getComputedStyle(row).direction === 'rtl' ? 'rtl' : 'ltr';
    const next = tabAfterKey(event.key, index, tabs.length, direction);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined || next === null) return;
    event.preventDefault();
    setOpen(tab.id);
    row.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div {...rest} className={cx(styles.tabs, className)}>
      <div role="tablist" aria-label={label} className={styles.row} onKeyDown={handleKeyDown}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}tab-${id}`}
            aria-selected={id === open}
            aria-controls={`${base}panel-${id}`}
            tabIndex={id === open ? 0 : -1}
            className={styles.tab}
            onClick={() => setOpen(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}panel-${id}`}
          aria-labelledby={`${base}tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: APG: Tab goes from the tab to its panel
          tabIndex={0}
          hidden={id !== open}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
