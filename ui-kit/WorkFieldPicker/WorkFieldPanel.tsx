'use client';

import { Checkbox } from '../internal/Checkbox';
import { cx } from '../internal/cx';
import { groupState, toggled, withChosen } from '../internal/selection';
import styles from './WorkFieldPicker.module.css';
import type { WorkFieldGroup, WorkFieldPickerLabels } from './workFieldGroup';

interface WorkFieldPanelProps {
  id: string;
  group: WorkFieldGroup;
  chosen: readonly string[];
  labels: WorkFieldPickerLabels;
  onChange: (chosen: string[]) => void;
}

/** The fields of the open group, and a box for all of them. */
export function WorkFieldPanel({ id, group, chosen, labels, onChange }: WorkFieldPanelProps) {
  const members = group.fields.map((field) => field.id);
  const state = groupState(members, chosen);
  return (
    <fieldset id={id} className={styles.panel}>
      <legend className="vk-visually-hidden">{group.label}</legend>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox. */}
      <label className={cx(styles.field, styles.whole)}>
        <Checkbox
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={() => onChange(withChosen(chosen, members, state !== 'all'))}
        />
        <span>{labels.wholeGroup(group.label)}</span>
      </label>
      {group.fields.map((field) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox.
        <label key={field.id} className={styles.field}>
          <Checkbox
            checked={chosen.includes(field.id)}
            onChange={() => onChange(toggled(chosen, field.id))}
          />
          <span>{field.label}</span>
          {field.count !== undefined && (
            <>
              <span className={styles.count} aria-hidden="true">
                {field.count}
              </span>
              <span className="vk-visually-hidden">{`, ${labels.count(field.count)}`}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
