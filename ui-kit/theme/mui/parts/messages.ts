import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { Icon, type IconName } from '../../../Icon';
import { cssVar } from '../../cssVar';
import { FAMILY_COLORS, FORCED } from './look';

const ALERT_ICONS = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<string, IconName>;

const SEVERITIES = [
  ['info', 'info'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['error', 'danger'],
] as const;

const icons = Object.fromEntries(
  Object.entries(ALERT_ICONS).map(([severity, name]) => [severity, createElement(Icon, { name })]),
);

/** The arc fades instead of rotating where motion is reduced, so that progress is still visible. */
const breathing = {
  animation: 'none',
  '& svg': { animation: 'vk-breathe 2s ease-in-out infinite' },
};

/** What tells something: as `Callout`, `Snackbar`, `Spinner`, `Skeleton`, the count of `Badge`. */
export const messageOverrides = {
  MuiAlert: {
    defaultProps: { iconMapping: icons },
    styleOverrides: {
      root: {
        gap: cssVar('space-3'),
        padding: `${cssVar('space-4')} ${cssVar('space-5')}`,
        border: '1px solid transparent',
        borderRadius: cssVar('radius-lg'),
        font: cssVar('type-body'),
        letterSpacing: 'normal',
        variants: SEVERITIES.flatMap(([severity, family]) => [
          {
            props: { variant: 'standard' as const, colorSeverity: severity },
            style: {
              backgroundColor: cssVar(`${family}-background`),
              color: cssVar('text'),
              '& .MuiAlert-icon': { color: cssVar(`${family}-fill`) },
            },
          },
          {
            props: { variant: 'outlined' as const, colorSeverity: severity },
            style: {
              borderColor: cssVar(`${family}-border`),
              backgroundColor: cssVar('surface-raised'),
              color: cssVar('text'),
              '& .MuiAlert-icon': { color: cssVar(`${family}-fill`) },
            },
          },
          {
            props: { variant: 'filled' as const, colorSeverity: severity },
            style: {
              backgroundColor: cssVar(`${family}-fill`),
              color: cssVar('text-on-fill'),
              fontWeight: cssVar('font-weight-regular'),
              forcedColorAdjust: 'none',
            },
          },
        ]),
        [FORCED]: { borderColor: 'CanvasText' },
      },
      icon: { margin: 0, padding: 0, fontSize: cssVar('size-icon'), opacity: 1 },
      message: { flex: 1, minWidth: 0, padding: 0, overflow: 'visible', overflowWrap: 'anywhere' },
      action: { alignItems: 'flex-start', margin: '-0.625rem -0.75rem -0.625rem 0', padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { margin: `0 0 ${cssVar('space-1')}`, font: cssVar('type-heading-4') },
    },
  },
  MuiSnackbar: { styleOverrides: { root: { zIndex: cssVar('z-snackbar') } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        gap: cssVar('space-3'),
        maxWidth: '560px',
        minHeight: '56px',
        padding: `${cssVar('space-2')} ${cssVar('space-2')} ${cssVar('space-2')} ${cssVar('space-4')}`,
        borderRadius: cssVar('radius-lg'),
        backgroundColor: cssVar('surface-inverse'),
        boxShadow: cssVar('shadow-overlay'),
        color: cssVar('text-inverse'),
        font: cssVar('type-label'),
        letterSpacing: 'normal',
        '& .MuiButton-root, & .MuiIconButton-root': {
          color: 'inherit',
          '&:hover': {
            backgroundColor: 'color-mix(in srgb, currentcolor 16%, transparent)',
            color: 'inherit',
          },
          '&:focus-visible': { outlineColor: 'currentcolor' },
        },
        [FORCED]: { border: '2px solid CanvasText' },
      },
      message: { minWidth: 0, padding: 0 },
      action: { flex: 'none', margin: 0, padding: 0 },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: {
        borderRadius: cssVar('radius-sm'),
        backgroundColor: cssVar('surface-sunken'),
        '[data-motion="reduce"] &': { animation: 'none' },
        [FORCED]: { border: '1px solid GrayText' },
      },
      text: { borderRadius: 0 },
      rectangular: { borderRadius: cssVar('radius-sm') },
      rounded: { borderRadius: cssVar('radius-lg') },
      circular: { borderRadius: '50%' },
    },
  },
  MuiCircularProgress: {
    defaultProps: { size: '2rem', thickness: 5.5, color: 'inherit', enableTrackSlot: true },
    styleOverrides: {
      root: {
        '@keyframes vk-breathe': { '50%': { opacity: 0.35 } },
        '@media (prefers-reduced-motion: reduce)': breathing,
        '[data-motion="reduce"] &': breathing,
      },
      // A quarter that turns, as the kit's
      circle: { strokeLinecap: 'round' },
      indeterminate: {
        animationDuration: '900ms',
        '& .MuiCircularProgress-circle': {
          animation: 'none',
          strokeDasharray: '30 91',
          strokeDashoffset: 0,
        },
      },
      track: { opacity: 0.2 },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      popper: { zIndex: cssVar('z-tooltip') },
      tooltip: {
        maxWidth: '20rem',
        padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
        border: '1px solid transparent',
        borderRadius: cssVar('radius-sm'),
        backgroundColor: cssVar('surface-inverse'),
        color: cssVar('text-inverse'),
        font: cssVar('type-small'),
        [FORCED]: { borderColor: 'CanvasText' },
      },
      arrow: { color: cssVar('surface-inverse') },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        minWidth: '1.25rem',
        height: '1.25rem',
        padding: '0 0.375rem',
        border: '1px solid transparent',
        borderRadius: cssVar('radius-pill'),
        font: cssVar('type-caption'),
        fontWeight: cssVar('font-weight-semibold'),
        lineHeight: 1,
        forcedColorAdjust: 'none',
        variants: [
          ...FAMILY_COLORS.map(([color, { fill, onFill }]) => ({
            props: { color },
            style: { backgroundColor: fill, color: onFill },
          })),
          {
            props: { color: 'default' as const },
            style: {
              borderColor: `color-mix(in srgb, ${cssVar('neutral-border')} 45%, transparent)`,
              backgroundColor: cssVar('neutral-background'),
              color: cssVar('neutral-text'),
            },
          },
        ],
      },
      dot: { minWidth: '0.625rem', height: '0.625rem', padding: 0 },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: '2.5rem',
        height: '2.5rem',
        border: '1px solid transparent',
        borderRadius: cssVar('radius-pill'),
        backgroundColor: cssVar('brand-background'),
        color: cssVar('brand-text'),
        font: `${cssVar('font-weight-semibold')} 0.95rem / 1 ${cssVar('font-family')}`,
        [FORCED]: { borderColor: 'CanvasText' },
      },
      square: { borderRadius: 0 },
      rounded: { borderRadius: cssVar('radius-md') },
    },
  },
  MuiAvatarGroup: {
    styleOverrides: {
      root: {
        '& .MuiAvatar-root': {
          border: `2px solid ${cssVar('surface-raised')}`,
          [FORCED]: { borderColor: 'CanvasText' },
        },
      },
    },
  },
} satisfies ThemeOptions['components'];
