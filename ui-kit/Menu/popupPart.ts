'use client';

import type { ComponentType } from 'react';
import { createLatePart } from '../internal/latePart';
import type { MenuPopupProps } from './MenuPopup';

/** MUI's menu, which no page needs before one is opened. */
export const popupPart = createLatePart<ComponentType<MenuPopupProps>>(
  async () => (await import('./MenuPopup')).MenuPopup,
);
