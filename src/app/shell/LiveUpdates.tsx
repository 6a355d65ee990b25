import { useEffect } from 'react';
import { mutate } from 'swr';
import type { LiveEvent } from '#domain/api/live';
import { getMe } from '#domain/api/v2';
import { applyApplication, refreshApplications } from '../../data/applications';
import { serverSentEvents } from '../../data/live';
import { keyOf } from '../../data/useApi';
import { useProfile } from '../../session/useProfile';

async function apply(event: LiveEvent): Promise<void> {
  if (event.type === 'application') await applyApplication(event.application);
  if (event.type !== 'application') await mutate(keyOf(getMe, {}));
  if (event.type === 'resync') await refreshApplications();
}

/** Keeps what is on the screen true while somebody is signed in; draws nothing. */
export function LiveUpdates() {
  const userId = useProfile()?.userId;
  useEffect(() => {
    if (!userId) return;
    return serverSentEvents((event) => void apply(event));
  }, [userId]);
  return null;
}
