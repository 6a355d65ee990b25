/**
 * Every colour role with the line that says when to use it; the foundation pages print these lines.
 * A role is also the name of its CSS variable: `surface-page` is `var(--vk-surface-page)`.
 */
export const COLOR_ROLES = {
  'surface-page': 'The page behind everything.',
  'surface-raised': 'Cards, dialogs, menus, inputs: what lies on the page.',
  'surface-sunken': 'Wells, tracks, code, zebra rows: what is pressed into the page.',
  'surface-hover': 'A row, option or quiet button under the pointer.',
  'surface-selected': 'A chosen row, option or day.',
  'surface-inverse': 'Tooltips and snackbars: the opposite of the page.',
  'surface-night': 'The night band: hero, footer. Put data-surface="night" on the element.',
  'surface-night-raised': 'A field, chip or card on the night band.',
  'surface-backdrop': 'The veil behind a dialog or sheet.',
  text: 'Running text and headings.',
  'text-muted': 'Secondary text, hints, placeholders, metadata.',
  'text-disabled': 'A label that cannot be used now. Exempt from contrast; never for content.',
  'text-inverse': 'Text on surface-inverse.',
  'text-on-night': 'Text on the night band.',
  'text-on-night-muted': 'Secondary text on the night band.',
  'text-on-action': 'Text and icons on a filled action.',
  'text-on-accent': 'Text and icons on the apricot accent.',
  'text-on-fill': 'Text and icons on any family fill (neutral-fill, danger-fill …).',
  'text-link': 'A link in running text, always underlined.',
  'text-link-hover': 'The same link under the pointer.',
  'border-subtle': 'Hairlines that only decorate: dividers inside a card.',
  border: 'The edge of a card or section.',
  'border-strong': 'The edge of a control. 3:1 against every surface it stands on.',
  'border-night': 'The edge of a control on the night band.',
  action: 'The one thing to do: filled buttons, checked controls, slider tracks.',
  'action-hover': 'The same under the pointer.',
  'action-pressed': 'The same while pressed.',
  'action-disabled': 'The fill of an action that cannot be used now.',
  'action-subtle': 'The tint behind a secondary action or a chosen chip.',
  'action-subtle-hover': 'The same tint under the pointer.',
  'action-text': 'Text of a quiet button or tab; also on action-subtle.',
  focus: 'The focus ring, 3 px with an offset. The base styles draw it.',
  'focus-on-night': 'The focus ring on the night band.',
  accent:
    'Dawn: the apricot highlight. A call to action on the night band, the mark, illustrations.',
  'accent-hover': 'The apricot under the pointer.',
  'icon-tone': 'The second tone of a duotone icon; decorative.',
  'icon-tone-on-night': 'The same on the night band.',
  'neutral-background': 'Behind a neutral pill or callout.',
  'neutral-border': 'Its edge.',
  'neutral-text': 'Its text.',
  'neutral-fill': 'A neutral dot, bar or solid badge.',
  'brand-background': 'Behind something that moves forward: an application under way.',
  'brand-border': 'Its edge.',
  'brand-text': 'Its text.',
  'brand-fill': 'Its dot, bar or solid badge.',
  'accent-background': 'Behind an invitation or something new for this person.',
  'accent-border': 'Its edge.',
  'accent-text': 'Its text.',
  'accent-fill': 'Its dot, bar or solid badge.',
  'info-background': 'Behind neutral news and explanations.',
  'info-border': 'Its edge.',
  'info-text': 'Its text.',
  'info-fill': 'Its icon, dot or solid badge.',
  'success-background': 'Behind a good outcome.',
  'success-border': 'Its edge.',
  'success-text': 'Its text.',
  'success-fill': 'Its icon, dot or solid badge.',
  'warning-background': 'Behind what needs attention soon.',
  'warning-border': 'Its edge.',
  'warning-text': 'Its text.',
  'warning-fill': 'Its icon, dot or solid badge.',
  'danger-background': 'Behind an error or a loss.',
  'danger-border': 'Its edge; the edge of an invalid field.',
  'danger-text': 'Its text.',
  'danger-fill': 'Its icon, dot or solid badge; a destructive button.',
  'danger-fill-hover': 'A destructive button under the pointer.',
} as const satisfies Record<string, string>;

/** The name of a colour role. */
export type ColorRole = keyof typeof COLOR_ROLES;

/** All roles in the order of the foundation pages. */
export const COLOR_ROLE_NAMES = Object.keys(COLOR_ROLES).filter(
  (name): name is ColorRole => name in COLOR_ROLES,
);

/** The families with a meaning; each has background, border, text and fill. */
export const COLOR_FAMILIES = [
  'neutral',
  'brand',
  'accent',
  'info',
  'success',
  'warning',
  'danger',
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** The four parts of a family. */
export const FAMILY_PARTS = ['background', 'border', 'text', 'fill'] as const;
export type FamilyPart = (typeof FAMILY_PARTS)[number];

/** The shadows of a scheme, by how far a thing is lifted. */
export const ELEVATIONS = {
  'shadow-raised': 'A card that can be pressed, under the pointer; a sticky bar.',
  'shadow-overlay': 'Menus, popovers, tooltips, snackbars.',
  'shadow-modal': 'Dialogs and sheets.',
} as const satisfies Record<string, string>;
export type Elevation = keyof typeof ELEVATIONS;

/** One complete set of colours. Values are CSS colours; shadows are CSS `box-shadow` lists. */
export interface Scheme {
  readonly colors: Readonly<Record<ColorRole, string>>;
  readonly shadows: Readonly<Record<Elevation, string>>;
}
