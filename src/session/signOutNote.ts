import { useEffect } from 'react';
import { useSiteData } from '../data/SiteDataProvider';
import type { SiteData } from '../data/siteData';

const notes = new WeakMap<SiteData, string>();

/** What the open page adds to the notice that the user was signed out, as a text of its own. */
export const signOutNote = (data: SiteData): string | null => notes.get(data) ?? null;

/** Adds a sentence to the notice, while the page is open. */
export function useSignOutNote(note: string): void {
  const data = useSiteData();
  useEffect(() => {
    notes.set(data, note);
    return () => void notes.delete(data);
  }, [data, note]);
}
