import type { Option } from '../internal/option';
import type { WorkFieldIconName } from '../WorkFieldIcon';

/** A group of work fields. */
export interface WorkFieldGroup {
  id: string;
  label: string;
  icon: WorkFieldIconName;
  /** Results in the whole group; a result in two fields counts once, so it is not the sum. */
  count?: number | undefined;
  fields: readonly Option[];
}

/** The texts of a WorkFieldPicker. */
export interface WorkFieldPickerLabels {
  /** The box for a whole group: "Hela Psykiatri". */
  wholeGroup: (group: string) => string;
  /** On a group's tile: "2 av 6 valda". */
  chosen: (count: number, total: number) => string;
  /** On a group's tile when all is chosen: "Alla valda". */
  allChosen: string;
  /** A count in words: "12 uppdrag". */
  count: (count: number) => string;
}
