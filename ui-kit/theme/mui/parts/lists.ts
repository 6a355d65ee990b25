import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { Icon } from '../../../Icon';
import { cssVar } from '../../cssVar';
import { focusRing } from '../focusRing';
import { FORCED, HOVER, QUICK } from './look';

/** The signs of a sortable column: both ways, and the way that it sorts; one of them shows. */
function SortSigns({ className }: { className?: string }) {
  return createElement(
    'span',
    { className },
    createElement(Icon, { key: 'sort', name: 'sort' }),
    createElement(Icon, { key: 'way', name: 'chevron-down' }),
  );
}

const row = {
  [HOVER]: { '&:hover': { backgroundColor: cssVar('surface-hover') } },
};

/** Rows and columns: lists, tables and their sorting. */
export const listOverrides = {
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: cssVar('space-3'),
        minHeight: cssVar('size-target'),
        padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
        borderRadius: cssVar('radius-sm'),
        font: cssVar('type-label'),
        transition: QUICK,
        ...row,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: cssVar('surface-selected'),
          color: cssVar('action-text'),
          [FORCED]: {
            color: 'SelectedItemText',
            '& .MuiListItemText-secondary': { color: 'inherit' },
          },
        },
        '&.Mui-focusVisible': { ...focusRing, outlineOffset: '-3px' },
        '&.Mui-disabled': { opacity: 1, color: cssVar('text-disabled') },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiListItemAvatar: { styleOverrides: { root: { minWidth: 0 } } },
  MuiListItemText: {
    styleOverrides: {
      root: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
      primary: { font: cssVar('type-label'), letterSpacing: 'normal' },
      secondary: { color: cssVar('text-muted'), font: cssVar('type-small') },
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
        backgroundColor: cssVar('surface-raised'),
        color: cssVar('text-muted'),
        font: cssVar('type-caption'),
        letterSpacing: 'normal',
      },
    },
  },
  MuiTableContainer: {
    styleOverrides: {
      root: {
        border: `1px solid ${cssVar('border')}`,
        borderRadius: cssVar('radius-lg'),
        backgroundColor: cssVar('surface-raised'),
      },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        '& caption': {
          padding: `${cssVar('space-4')} ${cssVar('space-4')} ${cssVar('space-2')}`,
          captionSide: 'top',
          color: cssVar('text'),
          font: cssVar('type-heading-4'),
          textAlign: 'start',
        },
        '& > tbody:last-child > tr:last-child > *': { borderBlockEnd: 0 },
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        [HOVER]: { 'tbody > &:hover': { backgroundColor: cssVar('surface-hover') } },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: cssVar('surface-selected'),
          // Links and signs in its cells have colours of their own
          [FORCED]: {
            outline: '2px solid Highlight',
            outlineOffset: '-2px',
            backgroundColor: 'Canvas',
          },
        },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: `${cssVar('space-3')} ${cssVar('space-4')}`,
        borderBlockEnd: `1px solid ${cssVar('border-subtle')}`,
        font: cssVar('type-small'),
        letterSpacing: 'normal',
        textAlign: 'start',
        variants: [
          {
            props: { align: 'right' as const },
            style: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
          },
          { props: { align: 'center' as const }, style: { textAlign: 'center' } },
        ],
        // The head of a row
        'tbody th&': { fontWeight: cssVar('font-weight-medium') },
      },
      head: {
        borderBlockEndColor: cssVar('border'),
        color: cssVar('text-muted'),
        font: cssVar('type-label'),
        verticalAlign: 'bottom',
        '&[aria-sort], &:has(> .MuiTableSortLabel-root)': { paddingBlock: 0 },
      },
      stickyHeader: { backgroundColor: cssVar('surface-raised') },
      sizeSmall: { padding: `${cssVar('space-2')} ${cssVar('space-3')}` },
      paddingCheckbox: { padding: 0 },
      paddingNone: { padding: 0 },
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: SortSigns },
    styleOverrides: {
      root: {
        gap: cssVar('space-1'),
        minHeight: cssVar('size-target'),
        font: 'inherit',
        '&:hover, &:focus': { color: 'inherit' },
        '&.Mui-active': {
          color: cssVar('text'),
          fontWeight: cssVar('font-weight-semibold'),
          '& .MuiTableSortLabel-icon': { color: 'inherit' },
        },
      },
      icon: {
        flex: 'none',
        margin: 0,
        opacity: 1,
        '& > svg': { width: '1rem', height: '1rem' },
        '.MuiTableSortLabel-root:not(.Mui-active) & > :last-child': { display: 'none' },
        '.MuiTableSortLabel-root.Mui-active & > :first-of-type': { display: 'none' },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { overflow: 'visible', color: cssVar('text-muted') },
      toolbar: {
        flexWrap: 'wrap',
        gap: cssVar('space-2'),
        minHeight: cssVar('size-target'),
        padding: `${cssVar('space-2')} ${cssVar('space-4')} !important`,
      },
      selectLabel: { font: cssVar('type-small') },
      displayedRows: { font: cssVar('type-small') },
      selectRoot: { margin: 0 },
      select: { minHeight: cssVar('size-control-small') },
      actions: { display: 'flex', gap: cssVar('space-1'), margin: 0 },
    },
  },
  MuiTablePaginationActions: {
    defaultProps: {
      slots: {
        previousButtonIcon: () => createElement(Icon, { name: 'chevron-left' }),
        nextButtonIcon: () => createElement(Icon, { name: 'chevron-right' }),
      },
    },
  },
} satisfies ThemeOptions['components'];
