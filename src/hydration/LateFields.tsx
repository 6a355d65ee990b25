import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { noteTypedFields, type TypedField } from './typedFields';
import { useTypedFields } from './useTypedFields';

export interface LateFieldsProps {
  /** Shown where they are not rendered by the server and their code is still missing. */
  fallback: ReactNode;
  /** The fields, by a `lazyPart`. */
  children: ReactNode;
}

/**
 * Inside a form: fields whose code comes after the page's hydration. The browser keeps the server's
 * markup until then; what is typed and chosen meanwhile is passed on to them, as it is to a whole
 * page.
 */
export function LateFields({ fallback, children }: LateFieldsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isThere = useRef(false);
  const take = useRef<(() => TypedField[]) | null>(null);
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    // The fields' own effect is before this one only where they were there from the start
    if (isThere.current || !form) return;
    const stop = noteTypedFields(document, form);
    take.current = stop;
    return () => void stop();
  }, []);
  return (
    <>
      {/* The form's own ref is set after the effect above */}
      <span ref={place} hidden />
      <Suspense fallback={fallback}>
        {children}
        <Arrival
          onArrival={() => {
            isThere.current = true;
            return take.current?.() ?? [];
          }}
        />
      </Suspense>
    </>
  );
}

/** Is rendered, and hydrated, together with the fields. */
function Arrival({ onArrival }: { onArrival: () => TypedField[] }) {
  useTypedFields(onArrival);
  return null;
}
