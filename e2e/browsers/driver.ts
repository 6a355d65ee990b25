/** The keys that the journeys press. */
export type KeyName =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'PageDown'
  | 'PageUp'
  | 'Space'
  | 'Tab';

/** What a journey needs of a browser; one implementation an engine. */
export interface Driver {
  /** The browser's name and version. */
  readonly version: string;
  /** Goes to an address and waits until its document is loaded. */
  open(url: string): Promise<void>;
  /** Presses the first element that is shown with this role and accessible name. */
  click(role: Role, name: string): Promise<void>;
  /** Whether such an element is shown. */
  shows(role: Role, name: string): Promise<boolean>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it can use only its arguments. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  close(): Promise<void>;
}

/** Selectors that narrow the search for a role; the browser computes which elements have it. */
export const PLACES = {
  alert: '[role=alert]',
  button: 'button, summary, [role=button]',
  combobox: 'select, [role=combobox]',
  dialog: '[role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  switch: '[role=switch]',
  textbox: 'input, textarea',
} as const;

export type Role = keyof typeof PLACES;
