'use client';

import type { ComponentType } from 'react';
import { createLatePart } from '../internal/latePart';
import type { PopoverSurfaceProps } from './PopoverSurface';

/** MUI's popover, which no page needs before one is opened. */
export const popoverPart = createLatePart<ComponentType<PopoverSurfaceProps>>(
  async () => (await import('./PopoverSurface')).PopoverSurface,
);
