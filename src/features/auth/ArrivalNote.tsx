import { useEffect, useRef } from 'react';
import type { SignInProblem } from '#domain/signInProblem';
import { FIRST_FOCUS } from '../../lib/firstFocus';
import { ProblemCallout } from './ProblemNote';

/**
 * Why the person has come here: first on the page, and where the focus goes, so that it is seen
 * and heard before the form.
 */
export function ArrivalNote({ problem }: { problem: SignInProblem }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever has begun to fill in the form is not taken away from it.
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <div ref={note} tabIndex={-1} {...FIRST_FOCUS}>
      <ProblemCallout problem={problem} />
    </div>
  );
}
