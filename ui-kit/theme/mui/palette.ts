import type { ColorSystemOptions } from '@mui/material/styles';
import type { ColorFamily } from '../colorRoles';
import { cssVar } from '../cssVar';

function family(name: ColorFamily) {
  return {
    main: cssVar(`${name}-fill`),
    light: cssVar(`${name}-border`),
    dark: cssVar(`${name}-text`),
    contrastText: cssVar('text-on-fill'),
  };
}

const COLORS = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const;

/** One value for every colour of a part: `primaryTrack`, `secondaryTrack` … */
function forEveryColor<Suffix extends string>(suffix: Suffix, value: string) {
  // fromEntries loses its keys' type; COLORS has every one.
  return Object.fromEntries(COLORS.map((color) => [`${color}${suffix}`, value])) as Record<
    `${(typeof COLORS)[number]}${Suffix}`,
    string
  >;
}

const SEVERITIES = ['error', 'info', 'success', 'warning'] as const;

/** One value for every kind of message: `errorIconColor`, `infoIconColor` … */
function forEverySeverity<Suffix extends string>(
  suffix: Suffix,
  value: (family: 'danger' | 'info' | 'success' | 'warning') => string,
) {
  return Object.fromEntries(
    SEVERITIES.map((name) => [`${name}${suffix}`, value(name === 'error' ? 'danger' : name)]),
  ) as Record<`${(typeof SEVERITIES)[number]}${Suffix}`, string>;
}

/**
 * MUI's palette in our roles. The groups with a part's name hold what MUI would otherwise mix from
 * its own variables, which are never written to the page: the schemes switch by CSS alone.
 */
export const muiPalette = {
  common: { background: cssVar('surface-raised'), onBackground: cssVar('text') },
  primary: {
    main: cssVar('action'),
    light: cssVar('action-hover'),
    dark: cssVar('action-hover'),
    contrastText: cssVar('text-on-action'),
  },
  secondary: family('accent'),
  error: family('danger'),
  warning: family('warning'),
  info: family('info'),
  success: family('success'),
  text: {
    primary: cssVar('text'),
    secondary: cssVar('text-muted'),
    disabled: cssVar('text-disabled'),
  },
  divider: cssVar('border'),
  background: { default: cssVar('surface-page'), paper: cssVar('surface-raised') },
  action: {
    active: cssVar('text-muted'),
    hover: cssVar('surface-hover'),
    selected: cssVar('surface-selected'),
    focus: cssVar('surface-hover'),
    disabled: cssVar('text-disabled'),
    disabledBackground: cssVar('action-disabled'),
  },
  Alert: {
    ...forEverySeverity('Color', (family) => cssVar(`${family}-text`)),
    ...forEverySeverity('FilledBg', (family) => cssVar(`${family}-fill`)),
    ...forEverySeverity('FilledColor', () => cssVar('text-on-fill')),
    ...forEverySeverity('IconColor', (family) => cssVar(`${family}-text`)),
    ...forEverySeverity('StandardBg', (family) => cssVar(`${family}-background`)),
  },
  AppBar: { defaultBg: cssVar('surface-raised') },
  Avatar: { defaultBg: cssVar('neutral-background') },
  Button: {
    inheritContainedBg: cssVar('surface-sunken'),
    inheritContainedHoverBg: cssVar('surface-hover'),
  },
  Chip: {
    defaultBorder: cssVar('border-strong'),
    defaultAvatarColor: cssVar('neutral-text'),
    defaultIconColor: cssVar('neutral-text'),
  },
  FilledInput: {
    bg: cssVar('surface-sunken'),
    hoverBg: cssVar('surface-hover'),
    disabledBg: cssVar('surface-sunken'),
  },
  Input: { autofillWebkitBoxShadow: 'none' },
  Skeleton: { bg: cssVar('surface-sunken') },
  Slider: forEveryColor('Track', cssVar('border')),
  LinearProgress: forEveryColor('Bg', cssVar('border')),
  SnackbarContent: { bg: cssVar('surface-inverse'), color: cssVar('text-inverse') },
  SpeedDialAction: { fabHoverBg: cssVar('surface-hover') },
  StepConnector: { border: cssVar('border') },
  StepContent: { border: cssVar('border') },
  Switch: {
    defaultColor: cssVar('surface-raised'),
    defaultDisabledColor: cssVar('surface-raised'),
    ...forEveryColor('DisabledColor', cssVar('surface-raised')),
  },
  TableCell: { border: cssVar('border-subtle') },
  Tooltip: { bg: cssVar('surface-inverse') },
} as const satisfies ColorSystemOptions['palette'];
