'use client';

import type { Theme } from '@mui/material/styles';
import { useMemo, useSyncExternalStore } from 'react';
import { watchPage } from '../internal/watchPage';
import { muiTheme } from '../theme/muiTheme';

/** Settings that MUI computes in script and cannot take from CSS: direction and reduced motion. */
const SETTINGS = {
  ltr: {},
  rtl: { direction: 'rtl' },
  ltrStill: { motion: { reducedMotion: 'always' } },
  rtlStill: { direction: 'rtl', motion: { reducedMotion: 'always' } },
} satisfies Record<string, Partial<Theme>>;

function readPage(): Partial<Theme> {
  const { dir, dataset } = document.documentElement;
  const still = dataset.motion === 'reduce';
  if (dir === 'rtl') return still ? SETTINGS.rtlStill : SETTINGS.rtl;
  return still ? SETTINGS.ltrStill : SETTINGS.ltr;
}

/** A theme of MUI for the current `<html dir data-motion>`. Default that of the kit's own parts. */
export function usePageTheme(theme: Theme = muiTheme): Theme {
  const settings = useSyncExternalStore(watchPage, readPage, () => SETTINGS.ltr);
  return useMemo(() => ({ ...theme, ...settings }), [theme, settings]);
}
