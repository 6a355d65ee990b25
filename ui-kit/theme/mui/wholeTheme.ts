'use client';

import type { Theme, ThemeOptions } from '@mui/material/styles';
import { makeMuiTheme, muiOverrides } from '../muiTheme';
import { muiTypography } from '../muiTypography';
import { actionOverrides } from './parts/actions';
import { dateOverrides } from './parts/dates';
import { inputOverrides } from './parts/inputs';
import { listOverrides } from './parts/lists';
import { messageOverrides } from './parts/messages';
import { navigationOverrides } from './parts/navigation';
import { plainOverrides } from './parts/plain';
import { surfaceOverrides } from './parts/surfaces';

/** The look of the parts that the kit's own components do not draw, by their names. */
const otherOverrides = {
  ...actionOverrides,
  ...inputOverrides,
  ...listOverrides,
  ...messageOverrides,
  ...navigationOverrides,
  ...surfaceOverrides,
} satisfies ThemeOptions['components'];

/**
 * MUI's whole theme in the kit's look: every part of `@mui/material` and of the date pickers, in all
 * schemes, with the kit's type, distances, corners, widths and stacking. Its colours, corners and
 * distances are `var(--vk-…)`, so it follows the scheme and a brand by CSS and is never made anew.
 * The kit's own components need none of it.
 *
 * @example `<MuiScope theme={muiTheme}>`, or `<ThemeProvider theme={muiTheme}>` of MUI
 */
export const muiTheme: Theme = makeMuiTheme(
  { typography: muiTypography },
  // The kit's own set is the base of what stands in both
  { components: dateOverrides },
  { components: muiOverrides },
  { components: plainOverrides },
  { components: otherOverrides },
);
