import type { PartName } from './candidates';

/** How the steps of a part are described. */
interface PartText {
  title: string;
  /** In the order of the table; the names are the scenario's. */
  steps: readonly (readonly [name: string, text: string])[];
}

const FIRST: readonly [string, string] = ['first mount', 'First mount in a fresh page'];
const MOUNT: readonly [string, string] = ['mount', 'Mount in a fresh root'];

export const PART_TEXTS: Record<PartName, PartText> = {
  rateRange: {
    title: 'Range slider',
    steps: [FIRST, MOUNT, ['key', 'A step by key'], ['drag', 'A step of a drag']],
  },
  dateRange: {
    title: 'Date range',
    steps: [
      FIRST,
      MOUNT,
      ['first open', 'First open of the calendar'],
      ['open', 'Open again'],
      ['pick', 'Pick two days'],
    ],
  },
  filterDialog: {
    title: 'Filter dialog, 60 options',
    steps: [
      FIRST,
      MOUNT,
      ['first open', 'First open'],
      ['open', 'Open again'],
      ['toggle', 'Toggle an option'],
      ['close', 'Close'],
    ],
  },
  jobCards: {
    title: '1,000 job cards',
    steps: [FIRST, MOUNT, ['replace', 'Replace all']],
  },
  chat: {
    title: '10,000 chat messages',
    steps: [
      ['first mount', 'First open in a fresh page'],
      ['mount', 'Open again'],
      ['append', 'Append one'],
      ['scroll', 'Scroll by a window'],
    ],
  },
};
