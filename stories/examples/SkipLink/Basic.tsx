'use client';

import { SkipLink } from '@vikari/ui-kit/SkipLink';
import { skipLink } from '@vikari/ui-kit/texts/en';

/** The first thing that Tab reaches on a page: it is seen when it has the focus. */
export function Basic() {
  return (
    <>
      <SkipLink {...skipLink} href="#content" />
      <section id="content" tabIndex={-1} aria-label="Content">
        <p>Press Tab from the start of the page to see the link.</p>
      </section>
    </>
  );
}
