import type { ThemeOptions } from '@mui/material/styles';
import type { ColorFamily } from '../../colorRoles';
import { cssVar } from '../../cssVar';
import { choiceRoot, disabledControl, invalidEdge, nativeControl, target } from '../choices';
import { noIcon } from '../icons';
import { FORCED } from './look';

const CHIP_FAMILIES = [
  ['default', 'neutral'],
  ['primary', 'brand'],
  ['secondary', 'accent'],
  ['info', 'info'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['error', 'danger'],
] as const satisfies readonly (readonly [string, ColorFamily])[];

/** Parts that the kit draws itself, in the same look: `CheckboxField`, `Badge` and what is made of them. */
export const plainOverrides = {
  MuiCheckbox: {
    defaultProps: { icon: noIcon, checkedIcon: noIcon, indeterminateIcon: noIcon },
    styleOverrides: {
      root: {
        ...choiceRoot,
        borderRadius: cssVar('radius-sm'),
        '& input': { ...nativeControl, borderRadius: `calc(${cssVar('radius-sm')} * 0.75)` },
        '& input::before': target,
        '& input:is(:checked, :indeterminate)': {
          borderColor: cssVar('action'),
          background: cssVar('action'),
        },
        '& input:checked::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: '0.125rem',
          insetInlineStart: '0.375rem',
          inlineSize: '0.375rem',
          blockSize: '0.6875rem',
          border: `solid ${cssVar('text-on-action')}`,
          borderWidth: '0 2.5px 2.5px 0',
          transform: 'rotate(42deg)',
        },
        '& input:indeterminate::after': {
          content: '""',
          position: 'absolute',
          inset: 'calc(50% - 1.25px) 0.25rem auto',
          blockSize: '2.5px',
          border: 0,
          borderRadius: `calc(${cssVar('radius-xs')} * 0.5)`,
          background: cssVar('text-on-action'),
          transform: 'none',
        },
        '& input[aria-invalid="true"]': invalidEdge,
        '& input:disabled': disabledControl,
        [FORCED]: { '& input:is(:checked, :indeterminate)::after': { content: 'none' } },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        gap: cssVar('space-2'),
        height: 'auto',
        minHeight: '32px',
        padding: `0 ${cssVar('space-3')}`,
        borderRadius: cssVar('radius-pill'),
        font: cssVar('type-label'),
        // The edge separates it from a surface of the same colour.
        border: '1px solid transparent',
        '& .MuiChip-icon': { flex: 'none', margin: 0, color: 'inherit' },
        variants: CHIP_FAMILIES.map(([color, family]) => ({
          props: { color, variant: 'filled' as const },
          style: {
            borderColor: `color-mix(in srgb, ${cssVar(`${family}-border`)} 45%, transparent)`,
            backgroundColor: cssVar(`${family}-background`),
            color: cssVar(`${family}-text`),
          },
        })),
        [FORCED]: { borderColor: 'CanvasText' },
      },
      sizeSmall: {
        minHeight: 0,
        padding: `${cssVar('space-1')} ${cssVar('space-3')}`,
        font: cssVar('type-caption'),
        fontWeight: cssVar('font-weight-semibold'),
      },
      outlined: { borderColor: cssVar('border-strong') },
      label: {
        overflow: 'visible',
        minWidth: 0,
        padding: 0,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
} satisfies ThemeOptions['components'];
