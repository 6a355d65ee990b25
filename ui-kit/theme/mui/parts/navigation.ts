import type { StepIconProps } from '@mui/material/StepIcon';
import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { Icon } from '../../../Icon';
import { cssVar } from '../../cssVar';
import { focusRing } from '../focusRing';
import { FORCED, HOVER, QUICK } from './look';

/** What stands in the ring of a step: its number, or the sign of its state, as in `Stepper`. */
function StepSign({ icon, completed, error }: StepIconProps) {
  if (typeof icon !== 'number' && typeof icon !== 'string') return icon;
  if (error === true) return createElement(Icon, { name: 'warning', size: 'small' });
  if (completed === true) return createElement(Icon, { name: 'check', size: 'small' });
  return createElement('span', null, icon);
}

/** Ways through pages and steps: as `Breadcrumbs`, `BottomTabBar`, `Tabs` and `Stepper`. */
export const navigationOverrides = {
  MuiBreadcrumbs: {
    defaultProps: { separator: createElement(Icon, { name: 'chevron-right', size: 'inherit' }) },
    styleOverrides: {
      root: { color: cssVar('text-muted'), font: cssVar('type-small') },
      li: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: cssVar('size-target'),
        '& > *': { color: cssVar('text-muted'), font: cssVar('type-small') },
        '& > a:hover': { color: cssVar('text-muted') },
        '&:last-of-type > *, & > [aria-current="page"]': {
          color: cssVar('text'),
          textDecoration: 'none',
        },
      },
      separator: { marginInline: cssVar('space-1') },
    },
  },
  MuiBottomNavigation: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: '4rem',
        borderBlockStart: `1px solid ${cssVar('border')}`,
        backgroundColor: cssVar('surface-raised'),
      },
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        position: 'relative',
        gap: cssVar('space-1'),
        minWidth: 0,
        maxWidth: 'none',
        padding: '0 1px',
        color: cssVar('text-muted'),
        font: cssVar('type-caption'),
        '&.Mui-selected': {
          color: cssVar('action-text'),
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlockStart: '-1px',
            width: '2.5rem',
            height: '3px',
            borderRadius: `0 0 ${cssVar('radius-xs')} ${cssVar('radius-xs')}`,
            backgroundColor: cssVar('accent-fill'),
            [FORCED]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          },
        },
        '&.Mui-focusVisible': {
          ...focusRing,
          outlineOffset: '-4px',
          borderRadius: cssVar('radius-md'),
        },
      },
      label: {
        opacity: '1 !important',
        font: cssVar('type-caption'),
        '&.Mui-selected': {
          font: cssVar('type-caption'),
          fontWeight: cssVar('font-weight-semibold'),
        },
      },
    },
  },
  MuiPagination: { styleOverrides: { ul: { gap: cssVar('space-1') } } },
  MuiPaginationItem: {
    defaultProps: {
      slots: {
        previous: () => createElement(Icon, { name: 'chevron-left' }),
        next: () => createElement(Icon, { name: 'chevron-right' }),
        first: () => createElement(Icon, { name: 'arrow-left' }),
        last: () => createElement(Icon, { name: 'arrow-right' }),
      },
    },
    styleOverrides: {
      root: {
        minWidth: cssVar('size-target'),
        height: cssVar('size-target'),
        margin: 0,
        border: '1.5px solid transparent',
        borderRadius: cssVar('radius-md'),
        color: cssVar('text'),
        font: cssVar('type-label'),
        letterSpacing: 'normal',
        transition: QUICK,
        [HOVER]: { '&:hover': { backgroundColor: cssVar('action-subtle') } },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: cssVar('action'),
          backgroundColor: cssVar('surface-selected'),
          color: cssVar('action-text'),
          fontWeight: cssVar('font-weight-semibold'),
          [FORCED]: {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
        '&.Mui-focusVisible': { ...focusRing, backgroundColor: 'transparent' },
        '&.Mui-disabled': { opacity: 1, color: cssVar('text-disabled') },
      },
      ellipsis: { display: 'inline-grid', placeItems: 'center', border: 0 },
      outlined: { borderColor: cssVar('border-strong') },
      rounded: { borderRadius: cssVar('radius-md') },
      text: { '&.MuiPaginationItem-circular': { borderRadius: cssVar('radius-md') } },
    },
  },
  MuiMobileStepper: {
    styleOverrides: {
      root: { padding: cssVar('space-3'), backgroundColor: cssVar('surface-raised') },
      dot: {
        backgroundColor: cssVar('border-strong'),
        [FORCED]: { backgroundColor: 'GrayText', forcedColorAdjust: 'none' },
      },
      dotActive: {
        backgroundColor: cssVar('action'),
        [FORCED]: { backgroundColor: 'Highlight' },
      },
    },
  },
  MuiStepLabel: { defaultProps: { slots: { stepIcon: StepSign } } },
  MuiStepButton: {
    styleOverrides: {
      root: {
        justifyContent: 'flex-start',
        margin: 0,
        padding: 0,
        borderRadius: cssVar('radius-md'),
        '&.Mui-focusVisible': focusRing,
      },
    },
  },
  MuiStepContent: {
    styleOverrides: {
      root: {
        marginInlineStart: 'calc(1rem - 1px)',
        paddingInlineStart: cssVar('space-8'),
        borderInlineStart: 0,
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { orientation: 'vertical' as const },
            style: {
              borderBlockEnd: 0,
              borderInlineEnd: `1px solid ${cssVar('border')}`,
              '& .MuiTab-root': {
                maxWidth: 'none',
                paddingInlineEnd: cssVar('space-4'),
                justifyContent: 'center',
                '&.Mui-selected::after': {
                  insetInline: 'auto 0',
                  insetBlock: 0,
                  width: '3px',
                  height: 'auto',
                },
              },
            },
          },
          {
            props: { variant: 'scrollable' as const },
            style: { '& .MuiTabs-list': { flexWrap: 'nowrap' } },
          },
        ],
      },
    },
  },
  MuiTabScrollButton: {
    styleOverrides: {
      root: {
        width: cssVar('size-target'),
        '&.Mui-focusVisible': focusRing,
      },
    },
  },
} satisfies ThemeOptions['components'];
