import type { IconElement } from '../internal/iconElement';

/** Something that a person may do from anywhere. */
export interface Command {
  /** Its id among all commands. */
  id: string;
  /** What it does: "Öppna mina ansökningar". */
  label: string;
  /** One line under the label. */
  hint?: string | undefined;
  /** Other words that it is found by, besides the label and the hint. */
  keywords?: string | undefined;
  /** Before the label, for the eye only. */
  icon?: IconElement;
  /** The keys that do the same without the palette: `['Ctrl', 'B']`. They are shown and said. */
  shortcut?: readonly string[] | undefined;
  /** The language that the label is written in, where it is another than the page's: `en`. */
  language?: string | undefined;
  /** The language that the hint is written in, where it is another than the page's. */
  hintLanguage?: string | undefined;
  /** Shown, and cannot be chosen. Default false. */
  disabled?: boolean | undefined;
}

/** Commands under a heading. */
export interface CommandGroup<Item extends Command = Command> {
  /** The heading; no other group has the same. */
  label: string;
  /** The commands, what is used most first. */
  commands: readonly Item[];
}

/** Commands that are looked up for what is typed, such as chats or people. */
export interface CommandSource<Item extends Command = Command> {
  /** The heading; a group of the same heading comes before its commands. */
  label: string;
  /**
   * The commands of a text, '' when the palette opens. It is called when typing rests; `signal` is
   * aborted when the answer is no longer wanted.
   */
  load: (query: string, signal: AbortSignal) => Promise<readonly Item[]>;
}

/** The texts of a `CommandPalette`. */
export interface CommandPaletteLabels {
  /** The button that closes it: "Stäng". */
  close: string;
  /** Name of the field, also shown in it while it is empty: "Skriv vart du vill". */
  search: string;
  /** Name of the list: "Förslag". */
  list: string;
  /** What to do when nothing matches: "Inget passar ”xyz”. Prova ett annat ord." */
  noMatches: (query: string) => string;
  /** While commands are looked up: "Söker…" */
  busy: string;
  /** Some could not be looked up: "Alla förslag kunde inte hämtas." */
  failed: string;
  /** The button that looks them up again: "Försök igen". */
  retry: string;
  /** Announced while typing: "3 förslag". */
  matches: (count: number) => string;
  /** How a command's shortcut is said: "kortkommando Ctrl B". */
  shortcut: (keys: string) => string;
}
