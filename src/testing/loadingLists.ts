import { act } from '@testing-library/react';
import { ApiError } from '#domain/api/errors';

/** What a server answers while it reads in its lists. */
export const LISTS_LOADING = new ApiError('unavailable', 'Loading.', undefined, {
  reason: 'lists_loading',
});

/** Lists that come when the test says so. */
export function loadingLists() {
  let loading = true;
  return {
    /** Throws while they are read in; else it gives the answer. */
    answer<Answer>(give: () => Answer): Answer {
      if (loading) throw LISTS_LOADING;
      return give();
    },
    /** They are there; a page that waits asks at once instead of after some seconds. */
    async come(): Promise<void> {
      loading = false;
      await act(async () => window.dispatchEvent(new Event('online')));
    },
  };
}
