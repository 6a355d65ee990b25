'use client';

import { unreadDivider } from '@vikari/ui-kit/texts/en';
import { UnreadDivider } from '@vikari/ui-kit/UnreadDivider';

/** Between what has been read and what is new. */
export function Basic() {
  return (
    <>
      <p>Thank you for your application.</p>
      <UnreadDivider {...unreadDivider} />
      <p>Can you start on Monday?</p>
    </>
  );
}
