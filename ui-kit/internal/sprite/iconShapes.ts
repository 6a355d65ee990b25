/**
 * The stroke icons: a grid of 24, a line of 1.75 with round ends. Only the sprite's build script
 * imports this file; a page loads the sprite, not these strings.
 */
export const ICON_SHAPES = {
  'arrow-left': '<path d="M19.5 12h-15M10.5 6l-6 6 6 6"/>',
  'arrow-right': '<path d="M4.5 12h15M13.5 6l6 6-6 6"/>',
  attachment:
    '<path d="M19.5 11.5l-7.4 7.4a4.6 4.6 0 0 1-6.5-6.5l7.7-7.7a3.1 3.1 0 0 1 4.4 4.4l-7.5 7.5a1.55 1.55 0 0 1-2.2-2.2l6.8-6.8"/>',
  bell: '<path d="M6.25 16.5V11a5.75 5.75 0 0 1 11.5 0v5.5l1.5 1.25H4.75zM10 20.5h4"/>',
  briefcase:
    '<rect x="3.5" y="7.5" width="17" height="12" rx="2.5"/><path d="M9 7.5V6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1.5M3.5 12.5h17M12 11.5v2"/>',
  calendar:
    '<rect x="3.75" y="5" width="16.5" height="15" rx="3"/><path d="M3.75 10h16.5M8 3v4M16 3v4M8 14h.01M12 14h.01M16 14h.01"/>',
  camera:
    '<path d="M4 9a2 2 0 0 1 2-2h1.8l1.4-2.25h5.6L16.2 7H18a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z"/><circle cx="12" cy="12.75" r="3.25"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  'chevron-down': '<path d="M6 9.5l6 6 6-6"/>',
  'chevron-left': '<path d="M14.5 6l-6 6 6 6"/>',
  'chevron-right': '<path d="M9.5 6l6 6-6 6"/>',
  'chevron-up': '<path d="M6 14.5l6-6 6 6"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.25V12l3.25 2"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  contrast:
    '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5"/><path d="M15.5 8.5V6.25A2.25 2.25 0 0 0 13.25 4h-7A2.25 2.25 0 0 0 4 6.25v7a2.25 2.25 0 0 0 2.25 2.25H8.5"/>',
  document:
    '<path d="M7 3.5h6.5L19 9v9.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM13.25 3.75v5.5h5.5M8.75 13h6.5M8.75 16.5h4.5"/>',
  download:
    '<path d="M12 4.5v11M7.5 11.25l4.5 4.5 4.5-4.5M4.5 16.5V18A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-1.5"/>',
  edit: '<path d="M4.75 19.25l.9-4L15.5 5.4a1.9 1.9 0 0 1 2.7 0l.4.4a1.9 1.9 0 0 1 0 2.7l-9.85 9.85zM13.5 7.5l3 3"/>',
  error: '<path d="M8.5 3.75h7l4.75 4.75v7l-4.75 4.75h-7L3.75 15.5v-7zM12 7.75V12.5M12 16h.01"/>',
  external:
    '<path d="M14 4.5h5.5V10M19.25 4.75l-8 8M17.5 14v3.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2H10"/>',
  eye: '<path d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12z"/><circle cx="12" cy="12" r="2.75"/>',
  filter:
    '<path d="M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20"/><circle cx="15" cy="7.5" r="2.5"/><circle cx="9" cy="16.5" r="2.5"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.2-3.6-8.5S9.6 5.8 12 3.5z"/>',
  heart:
    '<path d="M12 20s-7.75-4.6-7.75-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.75 2.5C19.75 15.4 12 20 12 20z"/>',
  home: '<path d="M4 11.25l8-6.75 8 6.75M6 9.75v8a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-8M10 19.5v-5h4v5"/>',
  hourglass:
    '<path d="M6.5 3.75h11M6.5 20.25h11M7.5 3.75V7c0 2.5 4.5 3.5 4.5 5s-4.5 2.5-4.5 5v3.25M16.5 3.75V7c0 2.5-4.5 3.5-4.5 5s4.5 2.5 4.5 5v3.25"/>',
  id: '<rect x="3.25" y="5" width="17.5" height="14" rx="2.75"/><circle cx="8.75" cy="10.5" r="1.9"/><path d="M5.9 15.6c.4-1.4 1.4-2.1 2.85-2.1s2.45.7 2.85 2.1M14.5 10h3.25M14.5 14h3.25"/>',
  image:
    '<rect x="3.75" y="4.75" width="16.5" height="14.5" rx="3"/><circle cx="9" cy="9.75" r="1.6"/><path d="M4.25 16.75l4.5-4 3.25 2.75 3.75-4 4.25 4.25"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11.25v5M12 7.75h.01"/>',
  list: '<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01"/>',
  location:
    '<path d="M12 21c4.2-3.9 7-7.2 7-10.6a7 7 0 0 0-14 0C5 13.8 7.8 17.1 12 21z"/><circle cx="12" cy="10.3" r="2.6"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="2.5"/><path d="M8.25 10.5V8a3.75 3.75 0 0 1 7.5 0v2.5M12 14.25v2"/>',
  logout:
    '<path d="M13.5 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6.5M10.5 12h10M17 8.25L20.75 12 17 15.75"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="2.5"/><path d="M4.25 7.5L12 13.25l7.75-5.75"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  message:
    '<path d="M20.5 11.5c0 4-3.8 7.25-8.5 7.25-1 0-2-.15-2.9-.42L4.5 20l1.3-3.7a6.3 6.3 0 0 1-2.3-4.8c0-4 3.8-7.25 8.5-7.25s8.5 3.25 8.5 7.25zM8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01"/>',
  minus: '<path d="M5 12h14"/>',
  money:
    '<rect x="3" y="6.5" width="18" height="11" rx="2.5"/><circle cx="12" cy="12" r="2.5"/><path d="M6.5 12h.01M17.5 12h.01"/>',
  moon: '<path d="M19.75 14.2A8.2 8.2 0 0 1 9.8 4.25a8.2 8.2 0 1 0 9.95 9.95z"/>',
  more: '<path d="M5.5 12h.01M12 12h.01M18.5 12h.01" stroke-width="2.5"/>',
  pause: '<path d="M9 6v12M15 6v12"/>',
  phone:
    '<path d="M6.2 4.25h2.5l1.5 4-1.9 1.5a11.5 11.5 0 0 0 5.95 5.95l1.5-1.9 4 1.5v2.5a2 2 0 0 1-2.1 2C10.6 19.4 4.6 13.4 4.2 6.35a2 2 0 0 1 2-2.1z"/>',
  play: '<path d="M8 5.5l10 6.5-10 6.5z"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  read: '<path d="M2.75 12.75l4 4L15 8.25M11.5 16l.9.75L21 8.25"/>',
  refresh: '<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2M19.5 4.25V9h-4.75"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="M16 16l4.25 4.25"/>',
  send: '<path d="M4.5 5l15.5 7-15.5 7 2.25-7zM6.75 12H13"/>',
  share:
    '<path d="M12 14.5V3.75M8 7.25l4-3.5 4 3.5M7 11H6a2 2 0 0 0-2 2v5.25a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V13a2 2 0 0 0-2-2h-1"/>',
  star: '<path d="M12 3.9l2.5 5.1 5.6.8-4.05 3.95.95 5.6-5-2.65-5 2.65.95-5.6L3.9 9.8l5.6-.8z"/>',
  success: '<circle cx="12" cy="12" r="8.5"/><path d="M8 12.4l2.75 2.75L16 9.5"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.75V5M12 19v2.25M2.75 12H5M19 12h2.25M5.5 5.5L7 7M17 17l1.5 1.5M18.5 5.5L17 7M7 17l-1.5 1.5"/>',
  sunrise:
    '<path d="M7 16.5a5 5 0 0 1 10 0M3 16.5h18M6.5 20h11M12 4.5v3.25M4.75 9.75l1.9 1.6M19.25 9.75l-1.9 1.6"/>',
  systems:
    '<rect x="3.5" y="4.5" width="17" height="11.5" rx="2.5"/><path d="M8.5 20h7M12 16v4M7 10.5h2.25l1.25-2.5 2.25 5 1.25-2.5H17"/>',
  trash:
    '<path d="M4.5 6.75h15M9.5 6.5V5a1.25 1.25 0 0 1 1.25-1.25h2.5A1.25 1.25 0 0 1 14.5 5v1.5M6.5 6.75l.75 11.4a2 2 0 0 0 2 1.85h5.5a2 2 0 0 0 2-1.85l.75-11.4M10.25 11v5M13.75 11v5"/>',
  upload:
    '<path d="M12 15.5V4.5M7.5 8.75l4.5-4.5 4.5 4.5M4.5 15.5v2A2.5 2.5 0 0 0 7 20h10a2.5 2.5 0 0 0 2.5-2.5v-2"/>',
  user: '<circle cx="12" cy="8" r="3.75"/><path d="M4.75 20c.6-3.9 3.5-6 7.25-6s6.65 2.1 7.25 6"/>',
  warning: '<path d="M12 4.25l8.5 15h-17zM12 10v4M12 16.75h.01"/>',
} as const satisfies Record<string, string>;

/** The name of an icon. */
export type IconName = keyof typeof ICON_SHAPES;
