import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { Icon } from '../../../Icon';
import { cssVar } from '../../cssVar';
import { focusRing } from '../focusRing';
import { FORCED, HOVER } from './look';

/** An edge that shows only where the system's colours remove the ground. */
const forcedEdge = { [FORCED]: { border: '1px solid CanvasText' } };

/** As `Card`: less on a phone. */
const cardSpace = `clamp(${cssVar('space-4')}, 2.5vw, ${cssVar('space-6')})`;

const card = {
  border: `1px solid ${cssVar('border')}`,
  borderRadius: cssVar('radius-lg'),
  backgroundColor: cssVar('surface-raised'),
  boxShadow: 'none',
};

/** What lies on the page or over it: as `Card`, `Accordion`, `Header`, `Dialog`. */
export const surfaceOverrides = {
  MuiPaper: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'outlined' as const },
            style: { borderColor: cssVar('border') },
          },
        ],
      },
      rounded: { borderRadius: cssVar('radius-lg') },
    },
  },
  MuiCard: { styleOverrides: { root: { ...card, overflowWrap: 'anywhere' } } },
  MuiCardHeader: {
    styleOverrides: {
      root: { padding: `${cardSpace} ${cardSpace} 0` },
      title: { font: cssVar('type-heading-3') },
      subheader: { color: cssVar('text-muted'), font: cssVar('type-small') },
      action: { margin: 0 },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: cardSpace,
        '&:last-child': { paddingBlockEnd: cardSpace },
      },
    },
  },
  MuiCardActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: cssVar('space-2'),
        padding: `0 ${cardSpace} ${cardSpace}`,
      },
      spacing: { '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } },
    },
  },
  MuiCardActionArea: {
    styleOverrides: {
      root: {
        [HOVER]: { '&:hover': { backgroundColor: cssVar('surface-hover') } },
        '&.Mui-focusVisible': { ...focusRing, outlineOffset: '-3px', borderRadius: 'inherit' },
      },
      focusHighlight: { display: 'none' },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        borderBlockStart: `1px solid ${cssVar('border')}`,
        backgroundColor: 'transparent',
        boxShadow: 'none',
        '&:last-of-type': { borderBlockEnd: `1px solid ${cssVar('border')}` },
        '&::before': { display: 'none' },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
      },
      heading: { font: 'inherit' },
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: createElement(Icon, { name: 'chevron-down' }) },
    styleOverrides: {
      root: {
        gap: cssVar('space-4'),
        minHeight: cssVar('size-target'),
        padding: `${cssVar('space-4')} 0`,
        borderRadius: cssVar('radius-sm'),
        '&.Mui-focusVisible': { ...focusRing, backgroundColor: 'transparent' },
        '&.Mui-disabled': { opacity: 1, color: cssVar('text-disabled') },
        [HOVER]: {
          '&:hover:not(.Mui-disabled) .MuiAccordionSummary-content': {
            color: cssVar('action-text'),
            textDecoration: 'underline',
            textDecorationThickness: '0.075em',
            textUnderlineOffset: '0.18em',
          },
        },
      },
      content: {
        minWidth: 0,
        margin: 0,
        font: cssVar('type-heading-4'),
        letterSpacing: 'normal',
        overflowWrap: 'anywhere',
      },
      expandIconWrapper: {
        color: cssVar('action-text'),
        transition: `transform ${cssVar('duration-base')} ${cssVar('easing-standard')}`,
      },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: {
        maxWidth: cssVar('size-measure'),
        padding: `0 0 ${cssVar('space-5')}`,
        font: cssVar('type-body'),
      },
    },
  },
  MuiAccordionActions: {
    styleOverrides: {
      root: { gap: cssVar('space-2'), padding: `0 0 ${cssVar('space-5')}` },
      spacing: { '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } },
    },
  },
  MuiAppBar: {
    defaultProps: { color: 'default' },
    styleOverrides: {
      root: {
        borderBlockEnd: `1px solid ${cssVar('border')}`,
        borderRadius: 0,
        boxShadow: 'none',
        variants: [
          {
            props: { color: 'default' as const },
            style: { backgroundColor: cssVar('surface-raised'), color: cssVar('text') },
          },
        ],
      },
    },
  },
  MuiToolbar: {
    styleOverrides: {
      root: { gap: cssVar('space-3'), minHeight: '4rem', paddingInline: cssVar('size-gutter') },
      dense: { minHeight: '3.5rem' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      root: { zIndex: cssVar('z-modal') },
      paper: {
        border: '1px solid transparent',
        borderRadius: cssVar('radius-xl'),
        boxShadow: cssVar('shadow-modal'),
        ...forcedEdge,
      },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: `${cssVar('space-6')} ${cssVar('space-6')} ${cssVar('space-3')}`,
        font: cssVar('type-heading-2'),
        letterSpacing: cssVar('tracking-heading'),
        overflowWrap: 'anywhere',
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: `${cssVar('space-1')} ${cssVar('space-6')} ${cssVar('space-6')}`,
        font: cssVar('type-body'),
      },
      dividers: { borderColor: cssVar('border'), paddingBlock: cssVar('space-5') },
    },
  },
  MuiDialogContentText: {
    styleOverrides: { root: { color: cssVar('text'), font: cssVar('type-body') } },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: cssVar('space-3'),
        padding: `${cssVar('space-4')} ${cssVar('space-6')}`,
        borderBlockStart: `1px solid ${cssVar('border-subtle')}`,
      },
      spacing: { '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      root: { zIndex: cssVar('z-modal') },
      paper: {
        borderColor: cssVar('border'),
        borderRadius: 0,
        boxShadow: cssVar('shadow-modal'),
        ...forcedEdge,
        variants: [
          {
            props: { anchor: 'bottom' as const },
            style: { borderRadius: `${cssVar('radius-xl')} ${cssVar('radius-xl')} 0 0` },
          },
          { props: { variant: 'permanent' as const }, style: { boxShadow: 'none' } },
          { props: { variant: 'persistent' as const }, style: { boxShadow: 'none' } },
        ],
      },
    },
  },
  MuiImageList: { styleOverrides: { root: { borderRadius: cssVar('radius-lg') } } },
  MuiImageListItemBar: {
    styleOverrides: {
      root: { backgroundColor: cssVar('surface-inverse'), color: cssVar('text-inverse') },
      positionBelow: { backgroundColor: 'transparent', color: cssVar('text') },
      titleWrap: { color: 'inherit' },
      title: { font: cssVar('type-label'), whiteSpace: 'normal' },
      subtitle: { font: cssVar('type-caption'), whiteSpace: 'normal' },
    },
  },
  MuiCssBaseline: {
    // What the kit's own reset sets; who uses MUI's gets the page's colours and font from the theme
    styleOverrides: {
      body: {
        backgroundColor: cssVar('surface-page'),
        color: cssVar('text'),
        font: cssVar('type-body'),
        letterSpacing: 'normal',
      },
      ':focus-visible': focusRing,
    },
  },
  MuiScopedCssBaseline: {
    styleOverrides: {
      root: {
        backgroundColor: cssVar('surface-page'),
        color: cssVar('text'),
        font: cssVar('type-body'),
        letterSpacing: 'normal',
      },
    },
  },
} satisfies ThemeOptions['components'];
