'use client';

import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../internal/cx';
import type { WithOlderName } from '../internal/items';
import type { WithLinkComponent } from '../internal/linkComponent';
import { MuiScope } from '../MuiScope';
import { StatusPill } from '../StatusPill';
import type { ColorFamily } from '../theme/colorRoles';
import styles from './TaskList.module.css';

/** One task. */
export interface Task {
  id: string;
  /** "Ladda upp ditt CV" */
  title: string;
  /** Its address; absent when it cannot be started yet. */
  href?: string;
  /** A short line: what is needed, how long it takes. */
  hint?: string;
  /** How far it is, in a word: "Klart", "Saknas". */
  status: { text: string; tone: ColorFamily };
}

/** Props of {@link TaskList}; the rest goes to the list. */
export interface TaskListProps
  extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'aria-label'>,
    WithLinkComponent {
  /** The name of the list: "Det här är kvar". */
  label: string;
  /** The parts of the form, in order. */
  items: readonly Task[];
}

/** The remaining tasks, in any order, over several visits. */
export function TaskList(props: WithOlderName<TaskListProps, 'tasks'>) {
  const {
    label,
    items,
    tasks = items ?? [],
    linkComponent: Link = 'a',
    className,
    ...rest
  } = props;
  const base = useId();
  return (
    <MuiScope>
      {/* The role: VoiceOver drops the list without it when bullets are off. */}
      <List
        role="list"
        aria-label={label}
        disablePadding
        {...rest}
        className={cx(styles.tasks, className)}
      >
        {tasks.map(({ id, title, href, hint, status }) => {
          const hintId = `${base}hint-${id}`;
          const statusId = `${base}status-${id}`;
          return (
            <ListItem key={id} className={styles.task ?? ''}>
              <div className={styles.text}>
                {href === undefined ? (
                  <span className={styles.blocked}>{title}</span>
                ) : (
                  <Link
                    href={href}
                    className={styles.link}
                    aria-describedby={hint === undefined ? statusId : `${hintId} ${statusId}`}
                  >
                    {title}
                  </Link>
                )}
                {hint !== undefined && (
                  <p id={hintId} className={styles.hint}>
                    {hint}
                  </p>
                )}
              </div>
              <StatusPill id={statusId} tone={status.tone}>
                {status.text}
              </StatusPill>
            </ListItem>
          );
        })}
      </List>
    </MuiScope>
  );
}
