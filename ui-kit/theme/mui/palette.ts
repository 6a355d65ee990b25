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

/**
 * MUI's palette in our roles. The last group names values that MUI would otherwise mix from its own
 * variables, which are never written to the page: the schemes switch by CSS alone.
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
    errorColor: cssVar('danger-text'),
    errorStandardBg: cssVar('danger-background'),
    infoColor: cssVar('info-text'),
    infoStandardBg: cssVar('info-background'),
    successColor: cssVar('success-text'),
    successStandardBg: cssVar('success-background'),
    warningColor: cssVar('warning-text'),
    warningStandardBg: cssVar('warning-background'),
  },
  Skeleton: { bg: cssVar('surface-sunken') },
  Slider: forEveryColor('Track', cssVar('border')),
  LinearProgress: forEveryColor('Bg', cssVar('border')),
  SnackbarContent: { bg: cssVar('surface-inverse'), color: cssVar('text-inverse') },
  Switch: {
    defaultColor: cssVar('surface-raised'),
    defaultDisabledColor: cssVar('surface-raised'),
    ...forEveryColor('DisabledColor', cssVar('surface-raised')),
  },
  TableCell: { border: cssVar('border-subtle') },
  Tooltip: { bg: cssVar('surface-inverse') },
} as const satisfies ColorSystemOptions['palette'];
