'use client';

import type { ComponentType } from 'react';
import { createLatePart } from '../internal/latePart';
import type { RangeCalendarProps } from './RangeCalendar';

/** MUI's calendar, 30 KB that no page needs before it is opened. */
export const calendarPart = createLatePart<ComponentType<RangeCalendarProps>>(
  async () => (await import('./RangeCalendar')).RangeCalendar,
);
