/** The libraries that are measured: ours and three peers. */
export const CANDIDATES = {
  vikari: 'Vikari',
  mui: 'MUI',
  aria: 'React Aria',
  radix: 'Radix',
} as const;

export type Candidate = keyof typeof CANDIDATES;

/**
 * The parts, each with the libraries that have it; an entry is `entries/<part>/<candidate>.tsx`.
 */
export const PARTS = {
  rateRange: ['vikari', 'mui', 'aria', 'radix'],
  dateRange: ['vikari', 'mui', 'aria', 'radix'],
  filterDialog: ['vikari', 'mui', 'aria', 'radix'],
  jobCards: ['vikari', 'mui', 'aria'],
  chat: ['vikari', 'mui', 'aria', 'radix'],
} as const satisfies Record<string, readonly Candidate[]>;

export type PartName = keyof typeof PARTS;
