import { useMemo } from 'react';
import { getUserDocuments } from '#domain/api/documents';
import { getMe } from '#domain/api/v2';
import type { AccountContents } from '#domain/candidates/strength';
import { useExperiences } from './experiences';
import { usePreferences } from './preferences';
import { useReferences } from './references';
import { useApi } from './useApi';

/** Everything that the candidate has in their account; undefined until all of it is read. */
export function useAccountContents(): AccountContents | undefined {
  const profile = useApi(getMe, {}).data?.profile;
  const preferences = usePreferences().data?.preferences;
  const references = useReferences().data?.results;
  const experiences = useExperiences().data?.results;
  const documents = useApi(getUserDocuments, {}).data?.results;
  return useMemo(() => {
    if (!profile || !preferences || !references || !experiences || !documents) return undefined;
    return { profile, preferences, references, experiences, documents };
  }, [profile, preferences, references, experiences, documents]);
}
