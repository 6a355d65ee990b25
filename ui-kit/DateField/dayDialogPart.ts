'use client';

import type { ComponentType } from 'react';
import { createLatePart } from '../internal/latePart';
import type { PickedDialogProps } from '../internal/PickedField';
import type { DayDialogProps } from './DayDialog';

/** The calendar, which no page needs before it is opened. */
export const dayDialogPart = createLatePart<ComponentType<DayDialogProps & PickedDialogProps>>(
  async () => (await import('./DayDialog')).DayDialog,
);
