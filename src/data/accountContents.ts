import { useMemo } from 'react';
import { getUserDocuments } from '#domain/api/documents';
import { getMe } from '#domain/api/v2';
import type { AccountContents } from '#domain/candidates/strength';
import { useExperiences } from './experiences';
import { usePreferences } from './preferences';
import { useReferences } from './references';
import { retryOf } from './retryOf';
import { type Reading, useApi } from './useApi';

/** Everything that the candidate has in their account; its `data` when all of it is read. */
export function useAccountContents(): Reading<AccountContents> {
  const me = useApi(getMe, {});
  const wishes = usePreferences();
  const [given, done, kept] = [useReferences(), useExperiences(), useApi(getUserDocuments, {})];
  const profile = me.data?.profile;
  const preferences = wishes.data?.preferences;
  const references = given.data?.results;
  const experiences = done.data?.results;
  const documents = kept.data?.results;
  const data = useMemo(() => {
    if (!profile || !preferences || !references || !experiences || !documents) return undefined;
    return { profile, preferences, references, experiences, documents };
  }, [profile, preferences, references, experiences, documents]);
  const failed = [me, wishes, given, done, kept].filter((reading) => retryOf(reading) !== null);
  return {
    data,
    error: failed[0]?.error,
    retry() {
      for (const reading of failed) reading.retry();
    },
  };
}
