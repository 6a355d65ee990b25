import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../cssVar';
import { SelectChevron } from './icons';

/** From the outer edge of the box to the text, its line of one to one and a half pixel included. */
const INSET = {
  block: `calc(${cssVar('space-2')} + 1px)`,
  inline: `calc(${cssVar('space-3')} + 1px)`,
};

/** MUI's class comes with the page's script; a native control shows its focus before. */
const FOCUSED = '&:is(.Mui-focused, :has(> .MuiInputBase-input:focus-visible))';

/** Fields: the edge has a contrast of 3:1, the focus ring is the page's. */
export const fieldOverrides = {
  MuiInputBase: {
    // MUI's style sheet for the whole page detects autofill for floating labels; ours do not float.
    defaultProps: { disableInjectingGlobalStyles: true },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: cssVar('size-control'),
        borderRadius: cssVar('radius-md'),
        backgroundColor: cssVar('surface-raised'),
        font: cssVar('type-body'),
        letterSpacing: 'inherit',
        '&.MuiInputBase-multiline': { padding: 0 },
        '&:where(.MuiInputBase-adornedStart)': { paddingInlineStart: INSET.inline },
        '&:where(.MuiInputBase-adornedEnd)': { paddingInlineEnd: INSET.inline },
        '&:where(.MuiInputBase-adornedStart, .MuiInputBase-adornedEnd)': { gap: cssVar('space-2') },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('action') },
        [FOCUSED]: {
          outline: `${cssVar('size-focus-width')} solid ${cssVar('focus')}`,
          outlineOffset: 0,
        },
        [`${FOCUSED} .MuiOutlinedInput-notchedOutline`]: {
          borderColor: cssVar('action'),
          borderWidth: '1.5px',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: cssVar('danger-border'),
          borderWidth: '2px',
        },
        '&.Mui-disabled, &.Mui-readOnly': { backgroundColor: cssVar('surface-sunken') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('border') },
      },
      notchedOutline: {
        borderColor: cssVar('border-strong'),
        borderWidth: '1.5px',
        top: 0,
        transition: `border-color ${cssVar('duration-fast')} ${cssVar('easing-standard')}`,
        '& legend': { display: 'none' },
      },
      input: {
        height: 'auto',
        minWidth: 0,
        padding: `${INSET.block} ${INSET.inline}`,
        font: 'inherit',
        '.MuiInputBase-adornedStart > &': { paddingInlineStart: 0 },
        '.MuiInputBase-adornedEnd > &': { paddingInlineEnd: 0 },
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: cssVar('text-muted'), opacity: 1 },
        '&.Mui-disabled': { cursor: 'not-allowed', WebkitTextFillColor: cssVar('text-disabled') },
      },
    },
  },
  MuiNativeSelect: {
    defaultProps: { variant: 'outlined', IconComponent: SelectChevron },
    styleOverrides: {
      select: {
        // More specific than the box's own style of its control, which Emotion puts last.
        '&&&': {
          boxSizing: 'border-box',
          minBlockSize: cssVar('size-control'),
          paddingInline: `${INSET.inline} calc(${cssVar('space-10')} + 1px)`,
          borderRadius: cssVar('radius-md'),
          textOverflow: 'ellipsis',
        },
      },
      icon: {
        inset: 0,
        insetInlineStart: 'auto',
        insetInlineEnd: cssVar('space-3'),
        marginBlock: 'auto',
        color: cssVar('text-muted'),
      },
    },
  },
} satisfies ThemeOptions['components'];
