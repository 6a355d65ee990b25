'use client';

import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Icon } from '../Icon';
import { FailedLookUp } from '../internal/combobox/FailedLookUp';
import { cx } from '../internal/cx';
import { matches } from '../internal/fold';
import input from '../internal/input.module.css';
import { mergeRefs } from '../internal/mergeRefs';
import { useIds } from '../internal/useIds';
import { CommandList, type PlacedCommand } from './CommandList';
import styles from './CommandPalette.module.css';
import type { Command, CommandGroup, CommandPaletteLabels, CommandSource } from './command';
import { useCommandSources } from './useCommandSources';

interface CommandSearchProps<Item extends Command> {
  /** The field, which has the focus for as long as the palette is open. */
  box: RefObject<HTMLInputElement | null>;
  groups: readonly CommandGroup<Item>[];
  forText: ((text: string) => CommandGroup<Item>) | undefined;
  sources: readonly CommandSource<Item>[] | undefined;
  delay: number;
  labels: CommandPaletteLabels;
  onCommand: (command: Item) => void;
}

const NO_SOURCES: readonly never[] = [];

const isMeant = ({ label, hint = '', keywords = '' }: Command, query: string) =>
  matches(`${label} ${hint} ${keywords}`, query);

/** The keys that MUI would take from the field, or from the dialog, which Escape closes. */
function leaveKeys(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  if (event.key === 'Escape') event.defaultMuiPrevented = true;
}

/** The field and the list of the palette: a combobox whose list is open for as long as it is shown. */
export function CommandSearch<Item extends Command>(props: CommandSearchProps<Item>) {
  const { box, groups, forText, sources = NO_SOURCES, delay, labels, onCommand } = props;
  const [text, setText] = useState('');
  const query = text.trim();
  const ids = useIds('control');
  const lookedUp = useCommandSources({ sources, query, delay });
  const known = groups.map(({ label, commands }) => ({
    label,
    commands: commands.filter((command) => isMeant(command, query)),
  }));
  const withText = query !== '' && forText ? [forText(query)] : [];
  // What comes late comes last: nothing moves away from under the pointer
  const options = [...known, ...withText, ...lookedUp.found].flatMap(({ label, commands }) =>
    commands.map((command): PlacedCommand<Item> => ({ group: label, command })),
  );

  // The behaviour is MUI's; the markup is ours, so that it needs no Emotion.
  const combobox = useAutocomplete<PlacedCommand<Item>, false, false, false>({
    id: ids.control,
    open: true,
    options,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    // By it MUI knows the highlighted one again when others have come
    getOptionLabel: ({ command }) => command.id,
    getOptionKey: ({ command }) => command.id,
    getOptionDisabled: ({ command }) => command.disabled === true,
    isOptionEqualToValue: (option, other) => option.command.id === other.command.id,
    value: null,
    onChange: (_event, chosen) => chosen !== null && onCommand(chosen.command),
    inputValue: text,
    // Nothing but typing changes the text
    onInputChange: (_event, next, reason) => reason === 'input' && setText(next),
    autoHighlight: true,
    handleHomeEndKeys: false,
  });
  const { ref: inputRef, ...inputProps } = combobox.getInputProps();
  const { isLoading, isFailed } = lookedUp;
  const count = options.length;

  return (
    <div {...combobox.getRootProps({ onKeyDown: leaveKeys })} className={styles.search}>
      <div ref={combobox.setAnchorEl} className={styles.box}>
        <Icon name="search" className={styles.sign} />
        <input
          {...inputProps}
          ref={mergeRefs(inputRef, box)}
          type="text"
          aria-label={labels.search}
          aria-busy={isLoading ? true : undefined}
          placeholder={labels.search}
          enterKeyHint="go"
          className={cx(input.input, styles.text)}
        />
      </div>
      {count > 0 && (
        <CommandList
          groups={combobox.groupedOptions}
          // MUI names it by a label of the field, which is not on the page
          listbox={{
            ...combobox.getListboxProps(),
            'aria-labelledby': undefined,
            'aria-label': labels.list,
          }}
          optionProps={combobox.getOptionProps}
          shortcutText={labels.shortcut}
        />
      )}
      {isLoading ? (
        <p className={styles.note}>{labels.busy}</p>
      ) : (
        count === 0 && !isFailed && <p className={styles.note}>{labels.noMatches(query)}</p>
      )}
      <span className="vk-visually-hidden" role="status">
        {query === '' || isLoading ? '' : said(count, query, labels)}
      </span>
      <FailedLookUp
        isFailed={isFailed}
        labels={labels}
        onRetry={() => {
          lookedUp.retry();
          box.current?.focus();
        }}
      />
    </div>
  );
}

function said(count: number, query: string, labels: CommandPaletteLabels): string {
  return count > 0 ? labels.matches(count) : labels.noMatches(query);
}
