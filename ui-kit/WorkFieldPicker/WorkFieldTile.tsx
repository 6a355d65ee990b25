'use client';

import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { chosenCount } from '../internal/selection';
import { WorkFieldIcon } from '../WorkFieldIcon';
import styles from './WorkFieldPicker.module.css';
import type { WorkFieldGroup, WorkFieldPickerLabels } from './workFieldGroup';

interface WorkFieldTileProps {
  group: WorkFieldGroup;
  chosen: readonly string[];
  labels: WorkFieldPickerLabels;
  panelId: string;
  expanded: boolean;
  onToggle: () => void;
}

function note(count: number, { group, labels }: WorkFieldTileProps): string | undefined {
  if (count === group.fields.length && count > 0) return labels.allChosen;
  if (count > 0) return labels.chosen(count, group.fields.length);
  return group.count === undefined ? undefined : labels.count(group.count);
}

/** A group's icon and name, with its number of choices; opens its fields. */
export function WorkFieldTile(props: WorkFieldTileProps) {
  const { group, chosen, panelId, expanded, onToggle } = props;
  const members = group.fields.map(({ id }) => id);
  const count = chosenCount(members, chosen);
  return (
    <button
      type="button"
      className={cx(styles.tile, count > 0 && styles.chosen)}
      aria-expanded={expanded}
      aria-controls={expanded ? panelId : undefined}
      onClick={onToggle}
    >
      <span className={styles.sign}>
        <WorkFieldIcon name={group.icon} />
        {count > 0 && (
          <span className={styles.check}>
            <Icon name="check" size="inherit" />
          </span>
        )}
      </span>
      <span className={styles.name}>{group.label}</span>
      <span className={styles.note}>{note(count, props)}</span>
    </button>
  );
}
