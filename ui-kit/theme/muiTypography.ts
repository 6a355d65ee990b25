import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from './cssVar';
import { FONT_WEIGHTS, TEXT_STYLES, type TextStyleName } from './typography';

/** One of our text styles as MUI writes it; its size follows a brand and the reader. */
function text(name: TextStyleName, letterSpacing = 'normal') {
  const { lineHeight, weight } = TEXT_STYLES[name];
  return {
    fontFamily: cssVar('font-family'),
    fontSize: cssVar(`font-size-${name}`),
    fontWeight: Number(FONT_WEIGHTS[weight].value),
    lineHeight: Number(lineHeight),
    letterSpacing,
  } as const;
}

/** MUI's thirteen names of text styles in the kit's scale. */
export const muiTypography = {
  fontFamily: cssVar('font-family'),
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 700,
  h1: text('heading-1', cssVar('tracking-heading')),
  h2: text('heading-2', cssVar('tracking-heading')),
  h3: text('heading-3'),
  h4: text('heading-4'),
  h5: text('heading-4'),
  h6: text('heading-4'),
  subtitle1: text('lead'),
  subtitle2: text('label'),
  body1: text('body'),
  body2: text('small'),
  button: { ...text('button'), textTransform: 'none' },
  caption: text('caption'),
  overline: { ...text('caption'), textTransform: 'none' },
} as const satisfies ThemeOptions['typography'];
