import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { Icon } from '../../../Icon';
import { cssVar } from '../../cssVar';
import { focusRing } from '../focusRing';
import {
  COARSE,
  disabledFill,
  EVERY_COLOR,
  FAMILY_COLORS,
  FORCED,
  filled,
  HOVER,
  PART_COLORS,
  QUICK,
  SMALL_TARGET,
} from './look';

/** Tints of a part without a fill of its own. */
function tinted(tint: string, tintPressed: string) {
  return {
    [HOVER]: { '&:hover': { backgroundColor: tint } },
    // After it: what is pressed is under the pointer too
    '&:active': { backgroundColor: tintPressed },
  };
}

/** On the night band a transparent part becomes lighter under the pointer. */
const onNight = {
  color: cssVar('text-on-night'),
  '&:is(:hover, :active)': { backgroundColor: cssVar('surface-night-raised') },
};

/** What is pressed: as `Button`, `IconButton` and links in a text. */
export const actionOverrides = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: cssVar('size-target'),
        padding: `${cssVar('space-2')} ${cssVar('space-5')}`,
        border: '1.5px solid transparent',
        borderRadius: cssVar('radius-md'),
        font: cssVar('type-button'),
        letterSpacing: 'normal',
        textAlign: 'center',
        transition: QUICK,
        '&.Mui-focusVisible': { ...focusRing, boxShadow: 'none' },
        '&.Mui-disabled': disabledFill,
        [FORCED]: { borderColor: 'ButtonBorder' },
        variants: [
          ...EVERY_COLOR.map(([color, look]) => ({
            props: { variant: 'contained' as const, color },
            style: filled(look),
          })),
          ...EVERY_COLOR.map(([color, { text, border, tint, tintPressed }]) => ({
            props: { variant: 'outlined' as const, color },
            style: {
              padding: `${cssVar('space-2')} ${cssVar('space-5')}`,
              border: `1.5px solid ${border}`,
              backgroundColor: 'transparent',
              ...(color === 'primary'
                ? {
                    color: cssVar('text'),
                    ...tinted(cssVar('surface-hover'), cssVar('surface-selected')),
                  }
                : { color: text, ...tinted(tint, tintPressed) }),
              '[data-surface="night"] &': onNight,
              '&.Mui-disabled': { border: '1.5px solid transparent', ...disabledFill },
            },
          })),
          ...EVERY_COLOR.map(([color, { text, tint, tintPressed }]) => ({
            props: { variant: 'text' as const, color },
            style: {
              padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
              backgroundColor: 'transparent',
              color: text,
              ...tinted(tint, tintPressed),
              '[data-surface="night"] &': onNight,
            },
          })),
          {
            props: { size: 'small' as const },
            style: {
              ...SMALL_TARGET,
              padding: `${cssVar('space-1')} ${cssVar('space-3')}`,
              fontSize: cssVar('font-size-label'),
            },
          },
          {
            props: { size: 'large' as const },
            style: {
              minHeight: cssVar('size-control'),
              paddingInline: cssVar('space-6'),
              fontSize: cssVar('font-size-button'),
            },
          },
          // After the colours: the text of a busy button is behind its sign
          {
            props: { loading: true, loadingPosition: 'center' as const },
            style: { '&.MuiButton-loading': { color: 'transparent' } },
          },
        ],
      },
      startIcon: { marginInline: `0 ${cssVar('space-2')}` },
      endIcon: { marginInline: `${cssVar('space-2')} 0` },
      loadingIndicator: { color: cssVar('text-muted') },
    },
  },
  MuiButtonGroup: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: cssVar('radius-md') },
      firstButton: { borderInlineEndColor: cssVar('border') },
      middleButton: { borderInlineEndColor: cssVar('border') },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: cssVar('size-target'),
        height: cssVar('size-target'),
        padding: 0,
        border: '1.5px solid transparent',
        borderRadius: cssVar('radius-pill'),
        fontSize: '1rem',
        color: cssVar('text'),
        transition: QUICK,
        '& svg': { width: cssVar('size-icon'), height: cssVar('size-icon') },
        [HOVER]: {
          '&:hover': { backgroundColor: cssVar('action-subtle'), color: cssVar('action-text') },
        },
        '&[aria-pressed="true"]': {
          backgroundColor: cssVar('action-subtle'),
          color: cssVar('action-text'),
        },
        '&.Mui-disabled': { backgroundColor: 'transparent', color: cssVar('text-disabled') },
        [FORCED]: {
          borderColor: 'ButtonBorder',
          '&[aria-pressed="true"]': { borderColor: 'Highlight', color: 'Highlight' },
          '&.Mui-disabled': { borderColor: 'GrayText', color: 'GrayText' },
        },
        variants: [
          { props: { color: 'inherit' as const }, style: { color: 'inherit' } },
          ...FAMILY_COLORS.map(([color, { text, tint }]) => ({
            props: { color },
            style: {
              color: text,
              [HOVER]: { '&:hover': { backgroundColor: tint, color: text } },
            },
          })),
          {
            props: { edge: 'start' as const },
            style: { marginInlineStart: `calc(${cssVar('space-3')} * -1)` },
          },
          {
            props: { edge: 'end' as const },
            style: { marginInlineEnd: `calc(${cssVar('space-3')} * -1)` },
          },
        ],
      },
      sizeSmall: {
        width: cssVar('size-control-small'),
        height: cssVar('size-control-small'),
        '& svg': { width: cssVar('size-icon-small'), height: cssVar('size-icon-small') },
        [COARSE]: { width: cssVar('size-target'), height: cssVar('size-target') },
      },
      sizeLarge: { width: cssVar('size-control'), height: cssVar('size-control') },
    },
  },
  MuiFab: {
    styleOverrides: {
      root: {
        minHeight: cssVar('size-target'),
        border: '1.5px solid transparent',
        font: cssVar('type-button'),
        letterSpacing: 'normal',
        // It lies above the page, unlike a button in it
        '&&, &&:is(:hover, :active)': { boxShadow: cssVar('shadow-overlay') },
        transition: QUICK,
        '&.Mui-focusVisible': focusRing,
        '&.Mui-disabled': disabledFill,
        [FORCED]: { borderColor: 'ButtonBorder' },
        variants: [
          {
            props: { color: 'default' as const },
            style: filled({
              ...PART_COLORS.inherit,
              fill: cssVar('surface-raised'),
              text: cssVar('text'),
            }),
          },
          ...EVERY_COLOR.map(([color, look]) => ({ props: { color }, style: filled(look) })),
          {
            props: { variant: 'extended' as const },
            style: { gap: cssVar('space-2'), borderRadius: cssVar('radius-pill') },
          },
        ],
      },
      sizeSmall: { width: cssVar('size-target'), height: cssVar('size-target') },
    },
  },
  MuiSpeedDial: {
    styleOverrides: { actions: { gap: cssVar('space-2') } },
  },
  MuiSpeedDialAction: {
    styleOverrides: {
      fab: {
        width: cssVar('size-target'),
        height: cssVar('size-target'),
        margin: 0,
        backgroundColor: cssVar('surface-raised'),
        color: cssVar('text'),
        [HOVER]: { '&:hover': { backgroundColor: cssVar('surface-hover') } },
      },
      staticTooltipLabel: {
        borderRadius: cssVar('radius-sm'),
        font: cssVar('type-label'),
        color: cssVar('text'),
      },
    },
  },
  MuiSpeedDialIcon: {
    defaultProps: { icon: createElement(Icon, { name: 'plus' }) },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: cssVar('size-target'),
        padding: `${cssVar('space-2')} ${cssVar('space-4')}`,
        gap: cssVar('space-2'),
        border: `1.5px solid ${cssVar('border-strong')}`,
        borderRadius: cssVar('radius-md'),
        backgroundColor: cssVar('surface-raised'),
        color: cssVar('text'),
        font: cssVar('type-label'),
        letterSpacing: 'normal',
        textTransform: 'none',
        transition: QUICK,
        [HOVER]: { '&:hover': { backgroundColor: cssVar('surface-hover') } },
        '&.Mui-selected': {
          zIndex: 1,
          borderColor: cssVar('action'),
          backgroundColor: cssVar('surface-selected'),
          color: cssVar('action-text'),
          fontWeight: cssVar('font-weight-semibold'),
          [HOVER]: { '&:hover': { backgroundColor: cssVar('action-subtle-hover') } },
          [FORCED]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
        '&.Mui-focusVisible': { ...focusRing, zIndex: 2 },
        '&.Mui-disabled': {
          borderColor: cssVar('border'),
          backgroundColor: cssVar('surface-sunken'),
          color: cssVar('text-disabled'),
        },
      },
      sizeSmall: { ...SMALL_TARGET, padding: `${cssVar('space-1')} ${cssVar('space-3')}` },
      sizeLarge: { minHeight: cssVar('size-control') },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        borderRadius: cssVar('radius-md'),
        // Neighbours share one edge; the chosen one's is above
        '& .MuiToggleButtonGroup-middleButton, & .MuiToggleButtonGroup-lastButton': {
          '&:not(.Mui-selected, .Mui-disabled)': { borderColor: cssVar('border-strong') },
          '&.Mui-selected': { borderColor: cssVar('action') },
        },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: cssVar('text-link'),
        textDecorationColor: 'currentcolor',
        textDecorationThickness: '0.075em',
        textUnderlineOffset: '0.18em',
        '&:hover': {
          color: cssVar('text-link-hover'),
          textDecorationThickness: '0.125em',
        },
        '&:focus-visible': focusRing,
      },
    },
  },
} satisfies ThemeOptions['components'];
