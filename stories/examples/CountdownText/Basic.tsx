'use client';

import { CountdownText } from '@vikari/ui-kit/CountdownText';
import { countdownText } from '@vikari/ui-kit/texts/en';

/** From `today`, so that a server and a browser say the same. */
export function Basic() {
  return <CountdownText {...countdownText} day="2026-11-30" today="2026-11-27" />;
}
