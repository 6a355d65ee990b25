import type { AppName, PartName } from './candidates';

/** How the steps of an app are described. */
interface AppText {
  title: string;
  /** In the order of the table; the names are the scenario's. */
  steps: readonly (readonly [name: string, text: string])[];
}

const FIRST: readonly [string, string] = ['first mount', 'First mount in a fresh page'];
const MOUNT: readonly [string, string] = ['mount', 'Mount in a fresh root'];

const ALONE: Record<PartName, AppText> = {
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

/** The steps of one app with all parts, without those of mounting a part alone. */
const together = Object.entries(ALONE).flatMap(([part, { title, steps }]) =>
  steps
    .filter(([name]) => name !== 'first mount' && name !== 'mount')
    .map(([name, text]): [string, string] => [`${part} ${name}`, `${title}: ${text}`]),
);

export const APP_TEXTS: Record<AppName, AppText> = {
  ...ALONE,
  wholeApp: { title: 'One app with all five', steps: [FIRST, MOUNT, ...together] },
};
