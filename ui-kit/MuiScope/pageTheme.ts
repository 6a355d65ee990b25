'use client';

import type { Theme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { watchPage } from '../internal/watchPage';
import { muiTheme } from '../theme/muiTheme';

/** Settings that MUI computes in script and cannot take from CSS: direction and reduced motion. */
type PageTheme = Partial<Theme>;

const THEMES = {
  ltr: muiTheme,
  rtl: { ...muiTheme, direction: 'rtl' },
  ltrStill: { ...muiTheme, motion: { reducedMotion: 'always' } },
  rtlStill: { ...muiTheme, direction: 'rtl', motion: { reducedMotion: 'always' } },
} satisfies Record<string, PageTheme>;

function readPage(): PageTheme {
  const { dir, dataset } = document.documentElement;
  const still = dataset.motion === 'reduce';
  if (dir === 'rtl') return still ? THEMES.rtlStill : THEMES.rtl;
  return still ? THEMES.ltrStill : THEMES.ltr;
}

/** MUI's theme for the current `<html dir data-motion>`. */
export function usePageTheme(): PageTheme {
  return useSyncExternalStore(watchPage, readPage, () => THEMES.ltr);
}
