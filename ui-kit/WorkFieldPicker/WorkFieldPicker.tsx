'use client';

import { type ComponentProps, useState } from 'react';
import { cx } from '../internal/cx';
import { useControlled } from '../internal/useControlled';
import { useIds } from '../internal/useIds';
import { kitTexts } from '../KitProvider/readKit';
import { WorkFieldPanel } from './WorkFieldPanel';
import styles from './WorkFieldPicker.module.css';
import { WorkFieldTile } from './WorkFieldTile';
import type { WorkFieldGroup, WorkFieldPickerLabels } from './workFieldGroup';

/** Props of {@link WorkFieldPicker}; the rest goes to the list. */
export interface WorkFieldPickerProps
  extends Omit<ComponentProps<'ul'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The groups of work fields, in order. */
  groups: readonly WorkFieldGroup[];
  /** Ids of the chosen fields; a whole group is all of its fields. */
  value?: readonly string[];
  /** The fields that are chosen at the start, when the picker holds them. Default none. */
  defaultValue?: readonly string[];
  /** Called with the ids of the chosen fields, after each change. */
  onValueChange?: (value: string[]) => void;
  /** Name of the list: "Arbetsområden". */
  label: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: WorkFieldPickerLabels;
  /** `grid` wraps; `row` is one line that scrolls sideways on a phone. Default `grid`. */
  layout?: 'grid' | 'row';
}

/** Groups of work fields as icons; a press opens a group's fields below, one group at a time. */
export function WorkFieldPicker(props: WorkFieldPickerProps) {
  const {
    groups,
    value,
    defaultValue = [],
    onValueChange,
    label,
    labels = kitTexts().workFieldPicker.labels,
    ...own
  } = props;
  const { layout = 'grid', className, ...rest } = own;
  const [chosen, setChosen] = useControlled<readonly string[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const ids = useIds('panel');

  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics without bullets.
      role="list"
      aria-label={label}
      {...rest}
      className={cx(styles.root, styles[layout], className)}
    >
      {groups.map((group) => (
        <li key={group.id} className={styles.group}>
          <WorkFieldTile
            group={group}
            chosen={chosen}
            labels={labels}
            panelId={ids.panel}
            expanded={group.id === openId}
            onToggle={() => setOpenId(group.id === openId ? null : group.id)}
          />
          {group.id === openId && (
            <WorkFieldPanel
              id={ids.panel}
              group={group}
              chosen={chosen}
              labels={labels}
              onChange={setChosen}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
