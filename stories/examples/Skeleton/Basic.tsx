import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Stack } from '@vikari/ui-kit/Stack';

/** As large as what is to come, so that nothing moves when it does. */
export function Basic() {
  return (
    <Stack direction="row" spacing={3} alignItems="center" aria-busy>
      <Skeleton shape="circle" width="48px" height="48px" />
      <Stack spacing={2}>
        <Skeleton width="200px" />
        <Skeleton width="140px" />
      </Stack>
    </Stack>
  );
}
