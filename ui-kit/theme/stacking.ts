/**
 * The stacking order, bottom to top. Modals start at 100 and each further one is one step higher,
 * so layers that open inside a modal (menus, pickers) start at 200.
 */
export const STACKING = {
  base: { value: 0, use: 'Resets a stacking context.' },
  raised: { value: 1, use: 'A part lying over its neighbour inside one component.' },
  sticky: { value: 10, use: 'A filter bar or a table head that sticks.' },
  header: { value: 20, use: 'The header and the bottom tab bar.' },
  modal: { value: 100, use: 'The first dialog or sheet; the next is 101, and so on.' },
  popover: { value: 200, use: 'Menus, pickers, lists of options, also inside a modal.' },
  snackbar: { value: 300, use: 'Messages that pass.' },
  tooltip: { value: 400, use: 'Tooltips.' },
  skip: { value: 500, use: 'The skip link, above everything.' },
} as const;
export type StackingName = keyof typeof STACKING;
