'use client';

import type { ComponentType } from 'react';
import { createLatePart } from '../internal/latePart';
import type { PickedDialogProps } from '../internal/PickedField';
import type { TimeDialogProps } from './TimeDialog';

/** The list of times, which no page needs before it is opened. */
export const timeDialogPart = createLatePart<ComponentType<TimeDialogProps & PickedDialogProps>>(
  async () => (await import('./TimeDialog')).TimeDialog,
);
