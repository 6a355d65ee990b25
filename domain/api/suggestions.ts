import type { Language } from '#domain/language';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { jobAnswers } from './jobs.responses';

/** What a person types into a field of the search. */
export interface JobSuggestionsRequest {
  kind: 'role' | 'place';
  /** Empty or left out: the most frequent. */
  typed?: string;
  language: Language;
  /** The rest of the search, as the query of a list's address: `from-date=2026-12-01`. */
  query?: string;
}

/** One option for a typed text. */
export interface JobSuggestion {
  /** The profession, the place, or the regions of an area; empty for a distance. */
  ids: string[];
  /** For a distance: what the text of a search says for it. */
  text: string | null;
  label: string;
  /** The group of a profession, the region of a municipality; '' for others. */
  group: string;
  /** Open jobs under the rest of the search. */
  count: number;
}

/** GET public/jobs/suggestions: at most 12, the best match first. */
export const fetchJobSuggestions = endpoint<
  JobSuggestionsRequest,
  Answered<typeof jobAnswers.fetchJobSuggestions>
>({ service: 'portal', method: 'GET', path: 'public/jobs/suggestions', access: 'public' });
