import { type ComponentType, createContext, lazy } from 'react';
import { withWords } from '../../../i18n/withWords';
import type { WeekListProps } from '../results/WeekList';
import type { EmptyResultProps } from './EmptyResult';
import type { UnderstoodNoteProps } from './UnderstoodNote';

/** Loads what is shown of a text that was understood, of a search that found nothing, and by weeks. */
export const loadFound = withWords('sheet', () => import('./foundModule'));

interface Parts {
  EmptyResult: ComponentType<EmptyResultProps>;
  UnderstoodNote: ComponentType<UnderstoodNoteProps>;
  WeekList: ComponentType<WeekListProps>;
}

/**
 * Parts that few lists need. The server renders them at once; a browser keeps the server's markup
 * and loads their code when they are shown.
 */
export const FoundPartsContext = createContext<Parts>({
  EmptyResult: lazy(async () => ({ default: (await loadFound()).EmptyResult })),
  UnderstoodNote: lazy(async () => ({ default: (await loadFound()).UnderstoodNote })),
  WeekList: lazy(async () => ({ default: (await loadFound()).WeekList })),
});
