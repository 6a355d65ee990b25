'use client';

import type { ComponentType } from 'react';
import { createLatePart } from '../latePart';
import type { ModalSurfaceProps } from './modalProps';

/** MUI's modal, which no page needs before something opens. */
export const surfacePart = createLatePart<ComponentType<ModalSurfaceProps>>(
  async () => (await import('./MuiSurface')).MuiSurface,
);

/** Loads what every dialog and sheet opens in, so that the first one need not wait for it. */
export const loadDialogs = surfacePart.load;
