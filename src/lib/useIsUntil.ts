import { useEffect, useState } from 'react';

/** Whether an instant (ISO 8601), when it was given, was to come and still is; null never was. */
export function useIsUntil(instant: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (instant === null) return;
    const timer = setTimeout(() => setPassed(instant), Date.parse(instant) - Date.now());
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== null && passed !== instant;
}
