import { cssVar } from '../../cssVar';

/** Where the person's own palette replaces the colours. */
export const FORCED = '@media (forced-colors: active)';

/** Only where a pointer can hover: on a touch screen the look would stay after the press. */
export const HOVER = '@media (hover: hover)';

/** Fingers need the whole target, also of a small part. */
export const COARSE = '@media (pointer: coarse)';

/** The transition of a control's colours. */
export const QUICK = ['background-color', 'border-color', 'color']
  .map((property) => `${property} ${cssVar('duration-fast')} ${cssVar('easing-standard')}`)
  .join(', ');

/** The look of one of MUI's colours, from the roles of the kit. */
export interface PartColor {
  /** Behind text, filled. */
  fill: string;
  /** The same under the pointer. */
  fillHover: string;
  /** The same while pressed. */
  fillPressed: string;
  /** Text on the fill. */
  onFill: string;
  /** Text without a fill. */
  text: string;
  /** The edge of an outlined part. */
  border: string;
  /** A tint: under the pointer, or chosen. */
  tint: string;
  /** The tint while pressed. */
  tintPressed: string;
}

function family(name: 'info' | 'success' | 'warning' | 'danger'): PartColor {
  const fill = cssVar(`${name}-fill`);
  // Towards the text's colour the contrast with what stands on the fill grows in every scheme
  const hover = `color-mix(in oklch, ${fill} 86%, ${cssVar('text')})`;
  return {
    fill,
    fillHover: name === 'danger' ? cssVar('danger-fill-hover') : hover,
    fillPressed: name === 'danger' ? cssVar('danger-fill-hover') : hover,
    onFill: cssVar('text-on-fill'),
    text: cssVar(`${name}-text`),
    border: cssVar(`${name}-border`),
    tint: cssVar(`${name}-background`),
    tintPressed: cssVar(`${name}-background`),
  };
}

/** By MUI's names of colours. */
export const PART_COLORS = {
  primary: {
    fill: cssVar('action'),
    fillHover: cssVar('action-hover'),
    fillPressed: cssVar('action-pressed'),
    onFill: cssVar('text-on-action'),
    text: cssVar('action-text'),
    border: cssVar('border-strong'),
    tint: cssVar('action-subtle'),
    tintPressed: cssVar('action-subtle-hover'),
  },
  secondary: {
    fill: cssVar('accent'),
    fillHover: cssVar('accent-hover'),
    fillPressed: cssVar('accent-hover'),
    onFill: cssVar('text-on-accent'),
    text: cssVar('accent-text'),
    border: cssVar('accent-border'),
    tint: cssVar('accent-background'),
    tintPressed: cssVar('accent-background'),
  },
  error: family('danger'),
  info: family('info'),
  success: family('success'),
  warning: family('warning'),
  inherit: {
    fill: cssVar('surface-sunken'),
    fillHover: cssVar('surface-hover'),
    fillPressed: cssVar('surface-selected'),
    onFill: cssVar('text'),
    text: 'inherit',
    border: 'currentcolor',
    tint: cssVar('surface-hover'),
    tintPressed: cssVar('surface-selected'),
  },
} as const satisfies Record<string, PartColor>;

/** MUI's names of colours. */
export type PartColorName = keyof typeof PART_COLORS;

/** Every colour with its name. */
export const EVERY_COLOR = Object.entries(PART_COLORS) as [PartColorName, PartColor][];

/** Those of our families: all but the one of the text around. */
export const FAMILY_COLORS = EVERY_COLOR.filter(
  (entry): entry is [Exclude<PartColorName, 'inherit'>, PartColor] => entry[0] !== 'inherit',
);

/** A filled part: text without a plate in forced colours, where it is a button of the system. */
export function filled({ fill, fillHover, fillPressed, onFill }: PartColor) {
  return {
    backgroundColor: fill,
    color: onFill,
    boxShadow: 'none',
    forcedColorAdjust: 'none',
    [HOVER]: { '&:hover': { backgroundColor: fillHover, boxShadow: 'none' } },
    // After it: what is pressed is under the pointer too
    '&:active': { backgroundColor: fillPressed, boxShadow: 'none' },
    [FORCED]: { '&:is(:hover, :active)': { backgroundColor: 'Highlight', color: 'HighlightText' } },
  } as const;
}

/** What cannot be used now, filled or not. */
export const disabledFill = {
  borderColor: 'transparent',
  backgroundColor: cssVar('action-disabled'),
  color: cssVar('text-disabled'),
  [FORCED]: { borderColor: 'GrayText', backgroundColor: 'ButtonFace', color: 'GrayText' },
} as const;

/** The target of a pointer that is no finger's. */
export const SMALL_TARGET = {
  minHeight: cssVar('size-control-small'),
  [COARSE]: { minHeight: cssVar('size-target') },
} as const;
