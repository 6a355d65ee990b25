'use client';

import { Article } from '@vikari/ui-kit/Article';
import { ReadingProgress } from '@vikari/ui-kit/ReadingProgress';
import { useRef } from 'react';

/** A line at the top of the window, as long as what has been read. */
export function Basic() {
  const article = useRef<HTMLElement>(null);
  return (
    <>
      <ReadingProgress of={article} />
      <Article ref={article} lead="An agency nurse works on assignment.">
        <p>You choose when and where. The pay depends on place, period and hours.</p>
      </Article>
    </>
  );
}
