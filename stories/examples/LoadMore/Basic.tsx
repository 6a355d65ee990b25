'use client';

import { LoadMore } from '@vikari/ui-kit/LoadMore';
import { loadMore } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** Says how much is shown; the button goes away at the end. */
export function Basic() {
  const [shown, setShown] = useState(20);
  return (
    <LoadMore
      {...loadMore}
      shown={shown}
      total={54}
      onLoadMore={() => setShown(Math.min(54, shown + 20))}
    />
  );
}
