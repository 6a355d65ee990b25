import { type ComponentType, createContext, useContext } from 'react';
import styles from './saveSearch.module.css';

export interface SaveSearchProps {
  /** The canonical query of the list, without its order; not ''. */
  query: string;
  /** What it searches for: "Sjuksköterska · Umeå". */
  name: string;
}

/** The button that saves a search; null until its code has come. */
export const SaveSearchPart = createContext<ComponentType<SaveSearchProps> | null>(null);

/** The space reserved for the button, whose code is loaded after the first paint. */
export function SaveSearch(props: SaveSearchProps) {
  const Part = useContext(SaveSearchPart);
  return <div className={styles.room}>{Part && <Part {...props} />}</div>;
}
