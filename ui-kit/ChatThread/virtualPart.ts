'use client';

import type { ComponentType } from 'react';
import { createLatePart } from '../internal/latePart';
import type { VirtualRowsProps } from './VirtualRows';

/** The rows of a long thread: few threads need their code. */
export const virtualPart = createLatePart<ComponentType<VirtualRowsProps>>(
  async () => (await import('./VirtualRows')).VirtualRows,
);
