import { queryWorkplaces, type WorkplaceSuggestion } from '#domain/api/workplaces';
import { useApi } from './useApi';

/** The workplaces that match the typed text; null before an answer, and while there is no text. */
export function useWorkplaces(text: string | null): readonly WorkplaceSuggestion[] | null {
  const { data } = useApi(queryWorkplaces, text === null ? null : { q: text });
  return text === null ? null : (data?.results ?? null);
}
