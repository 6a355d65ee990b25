/** One link. */
export interface HeaderLink {
  label: string;
  href: string;
  /** True on the page it leads to. */
  current?: boolean;
  /** What the red dot beside it means: "1 oläst meddelande". Without a text there is no dot. */
  unread?: string | undefined;
}

/** The texts of the header. */
export interface HeaderLabels {
  /** "Vikari, till startsidan" */
  home: string;
  /** "Huvudmeny" */
  nav: string;
  /** "Meny"; the button of small windows. */
  menu: string;
}
