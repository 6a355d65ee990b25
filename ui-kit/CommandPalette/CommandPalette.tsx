'use client';

import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../Dialog';
import type { ModalProps } from '../internal/modal/modalProps';
import { useModalOpen } from '../internal/modal/useModalOpen';
import { kitTexts } from '../KitProvider/readKit';
import styles from './CommandPalette.module.css';
import { CommandSearch } from './CommandSearch';
import type { Command, CommandGroup, CommandPaletteLabels, CommandSource } from './command';

/** Props of {@link CommandPalette}; the rest, `ref` and `className` go to the dialog. */
export interface CommandPaletteProps<Item extends Command = Command>
  extends ModalProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** Names the dialog: "Gå till". */
  title: ReactNode;
  /** The commands that are known. Those that match what is typed are shown. */
  groups: readonly CommandGroup<Item>[];
  /** What can be done with a typed text itself, such as a search for it; after what matches. */
  forText?: (text: string) => CommandGroup<Item>;
  /** Commands that are looked up, below the others. Their headings are no group's. */
  sources?: readonly CommandSource<Item>[];
  /** Milliseconds without a key before a text is looked up. Default 250. */
  delay?: number;
  /** Called with the command that is chosen, when the palette has been asked to close. */
  onCommand: (command: Item) => void;
  /** Its texts. Default: the KitProvider's. */
  labels?: CommandPaletteLabels;
}

/** A search in front of the page that goes anywhere and does anything, by a few letters. */
export function CommandPalette<Item extends Command = Command>(props: CommandPaletteProps<Item>) {
  const { labels = kitTexts().commandPalette.labels, groups, forText, sources, ...own } = props;
  const { delay = 250, onCommand, open, defaultOpen, onClose, ...rest } = own;
  const [isOpen, close] = useModalOpen({ open, defaultOpen, onClose });
  const box = useRef<HTMLInputElement>(null);
  // Empty each time, also when it is opened again while it still fades out
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) {
    setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  }
  return (
    <Dialog
      {...rest}
      open={isOpen}
      onClose={close}
      closeLabel={labels.close}
      initialFocus={box}
      slotProps={{ body: { className: styles.body } }}
    >
      <CommandSearch
        key={opening.count}
        box={box}
        groups={groups}
        forText={forText}
        sources={sources}
        delay={delay}
        labels={labels}
        onCommand={(command) => {
          close('button');
          onCommand(command);
        }}
      />
    </Dialog>
  );
}
