'use client';

import { Spinner } from '@vikari/ui-kit/Spinner';
import { Stack } from '@vikari/ui-kit/Stack';
import { spinner } from '@vikari/ui-kit/texts/en';

/** For what takes a second or two; for a page take `Skeleton`. */
export function Basic() {
  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <Spinner {...spinner} size="small" />
      <Spinner {...spinner} />
      <Spinner {...spinner} size="large" />
    </Stack>
  );
}
