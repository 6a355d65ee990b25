'use client';

import type { HTMLAttributes, Key } from 'react';
import list from '../internal/combobox/list.module.css';
import { useIds } from '../internal/useIds';
import styles from './CommandPalette.module.css';
import type { Command } from './command';

/** A command with its heading. */
export interface PlacedCommand<Item extends Command> {
  group: string;
  command: Item;
}

interface CommandListProps<Item extends Command> {
  /** As `useAutocomplete` groups them. */
  groups: readonly (
    | { key: number; index: number; group: string; options: readonly PlacedCommand<Item>[] }
    | PlacedCommand<Item>
  )[];
  listbox: HTMLAttributes<HTMLElement>;
  optionProps: (place: {
    option: PlacedCommand<Item>;
    index: number;
  }) => HTMLAttributes<HTMLElement> & { key: Key };
  /** How a shortcut is said. */
  shortcutText: (keys: string) => string;
}

/** The commands under their headings: what each does, and the keys that do it. */
export function CommandList<Item extends Command>(props: CommandListProps<Item>) {
  const { groups, listbox, optionProps, shortcutText } = props;
  const ids = useIds('group');

  function row(option: PlacedCommand<Item>, index: number) {
    const { key, ...attributes } = optionProps({ option, index });
    const { label, hint, icon, shortcut, language, hintLanguage } = option.command;
    return (
      // None of them is chosen: each is done when it is pressed
      <div key={key} {...attributes} aria-selected={undefined} className={list.option}>
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={list.name}>
          <span lang={language}>{label}</span>
          {/* The space is for the option's name: the hint is drawn on a line of its own */}
          {hint && <span lang={hintLanguage} className={list.hint}>{` ${hint}`}</span>}
        </span>
        {shortcut && (
          <>
            <span className={styles.keys} aria-hidden="true">
              {shortcut.map((name) => (
                <kbd key={name} className={styles.key}>
                  {name}
                </kbd>
              ))}
            </span>
            <span className="vk-visually-hidden">{`, ${shortcutText(shortcut.join(' '))}`}</span>
          </>
        )}
      </div>
    );
  }

  return (
    <div {...listbox} className={styles.list}>
      {groups.map((part) =>
        'options' in part ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box.
          <div key={part.group} role="group" aria-labelledby={`${ids.group}${part.index}`}>
            <div id={`${ids.group}${part.index}`} className={list.heading}>
              {part.group}
            </div>
            {part.options.map((option, at) => row(option, part.index + at))}
          </div>
        ) : null,
      )}
    </div>
  );
}
