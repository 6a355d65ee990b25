/** The libraries that are measured: ours and three peers. */
export const CANDIDATES = {
  vikari: 'Vikari',
  mui: 'MUI',
  aria: 'React Aria',
  radix: 'Radix',
} as const;

export type Candidate = keyof typeof CANDIDATES;

/** The parts, each with the libraries that have it. */
export const PARTS = {
  rateRange: ['vikari', 'mui', 'aria', 'radix'],
  dateRange: ['vikari', 'mui', 'aria', 'radix'],
  filterDialog: ['vikari', 'mui', 'aria', 'radix'],
  jobCards: ['vikari', 'mui', 'aria'],
  chat: ['vikari', 'mui', 'aria', 'radix'],
} as const satisfies Record<string, readonly Candidate[]>;

export type PartName = keyof typeof PARTS;

/** What is built: each part alone, and one app with all five. In `entries/<app>/<candidate>.tsx`. */
export const APPS = {
  ...PARTS,
  wholeApp: ['vikari', 'mui', 'aria'],
} as const satisfies Record<string, readonly Candidate[]>;

export type AppName = keyof typeof APPS;
