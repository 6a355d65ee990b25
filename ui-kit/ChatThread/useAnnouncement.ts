import { useCallback, useEffect, useState } from 'react';

/** A text to be said; its id tells apart two of the same words. */
export interface Announcement {
  id: number;
  text: string;
}

/** Milliseconds after which nobody finds the words a second time by browsing. */
const KEPT_MS = 5_000;

/** What the thread's one announcer says now, and the way to say something. */
export function useAnnouncement(): readonly [Announcement | null, (text: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const say = useCallback((text: string) => {
    setAnnouncement((last) => ({ id: (last?.id ?? 0) + 1, text }));
  }, []);
  useEffect(() => {
    if (announcement === null) return;
    const timer = setTimeout(() => setAnnouncement(null), KEPT_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement, say];
}
