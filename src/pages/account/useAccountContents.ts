import { getUserDocuments } from '#domain/api/documents';
import type { AccountContents } from '#domain/candidates/strength';
import { useExperiences } from '../../data/experiences';
import { usePreferences } from '../../data/preferences';
import { useReferences } from '../../data/references';
import { useApi } from '../../data/useApi';
import { useProfile } from '../../session/useProfile';

/** All that the candidate keeps about themselves; undefined until the whole of it is read. */
export function useAccountContents(): AccountContents | undefined {
  const profile = useProfile();
  const preferences = usePreferences().data?.preferences;
  const references = useReferences().data?.results;
  const experiences = useExperiences().data?.results;
  const documents = useApi(getUserDocuments, {}).data?.results;
  if (!profile || !preferences || !references || !experiences || !documents) return undefined;
  return { profile, preferences, references, experiences, documents };
}
