import { useEffect, useState } from 'react';

/** True until an instant (ISO 8601) has passed; false for null. */
export function useIsUntil(instant: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (instant === null) return;
    const timer = setTimeout(() => setPassed(instant), Date.parse(instant) - Date.now());
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== null && passed !== instant;
}
