'use client';

import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { WithOlderName } from '../internal/items';
import { Text } from '../internal/Text';
import { useControlled } from '../internal/useControlled';
import { MuiScope } from '../MuiScope';
import styles from './Tabs.module.css';

/** One tab and its panel. */
export interface TabContent<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Stays mounted while hidden, so that a form in it keeps what was typed. */
  content: ReactNode;
}

/** Props of {@link Tabs}; the rest goes to the root. */
export interface TabsProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** The name of the row of tabs. */
  label: string;
  /** The tabs with their panels, in order. */
  items: readonly TabContent<Value>[];
  /** The id of the open tab, when the parent controls it. */
  value?: Value;
  /** The id of the tab that is open at the start. Default: the first. */
  defaultValue?: Value;
  /** Called with the id of the tab that is opened. */
  onValueChange?: (id: Value) => void;
}

/** Views of one thing, one at a time. An arrow key opens the next tab at once. */
export function Tabs<Value extends string = string>(
  props: WithOlderName<TabsProps<Value>, 'tabs'>,
) {
  const { label, items, tabs = items ?? [], value, defaultValue, onValueChange, ...rest } = props;
  const base = useId();
  const [open, setOpen] = useControlled<Value | null>(
    value,
    defaultValue ?? tabs[0]?.id ?? null,
    (next) => {
      if (next !== null) onValueChange?.(next);
    },
  );
  return (
    <div {...rest}>
      <MuiScope>
        <MuiTabs
          aria-label={label}
          selectionFollowsFocus
          // `false` is MUI's value for no tab; MUI warns about any other value that no tab has.
          value={tabs.some(({ id }) => id === open) && open}
          onChange={(_event, id: Value) => setOpen(id)}
        >
          {tabs.map(({ id, label: text }) => (
            <Tab
              key={id}
              value={id}
              id={`${base}tab-${id}`}
              aria-controls={`${base}panel-${id}`}
              label={<Text>{text}</Text>}
            />
          ))}
        </MuiTabs>
      </MuiScope>
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
