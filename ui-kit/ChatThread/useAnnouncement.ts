'use client';

import { useCallback, useEffect, useState } from 'react';

/** A text to be announced; its id distinguishes two equal texts. */
export interface Announcement {
  id: number;
  text: string;
}

/** Milliseconds after which the text is removed, so that browsing does not find it again. */
const KEPT_MS = 5_000;

/** The current text of the thread's announcer, and a function to announce something. */
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
