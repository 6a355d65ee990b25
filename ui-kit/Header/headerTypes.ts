/** One place to go. */
export interface HeaderLink {
  label: string;
  href: string;
  /** True on the page it leads to. */
  current?: boolean;
  /** What the red dot beside it says: "1 oläst meddelande". No text, no dot. */
  unread?: string | undefined;
}

/** The words of the header. */
export interface HeaderLabels {
  /** "Vikari, till startsidan" */
  home: string;
  /** "Huvudmeny" */
  nav: string;
  /** "Meny"; the button of small windows. */
  menu: string;
}
