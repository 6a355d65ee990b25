'use client';

import { KitProvider } from '@vikari/ui-kit/KitProvider';
import { RateRange } from '@vikari/ui-kit/RateRange';
import * as english from '@vikari/ui-kit/texts/en';
import { WeekPicker } from '@vikari/ui-kit/WeekPicker';

/** Says language, texts, day and time zone for all that is inside. */
export function Once() {
  return (
    <KitProvider locale="en-GB" texts={english} today="2026-11-26" timeZone="Europe/Stockholm">
      <WeekPicker label="Weeks that you can work" count={8} />
      <RateRange defaultValue={{ min: 700, max: 1200 }} />
    </KitProvider>
  );
}
