import { useEffect, useRef } from 'react';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import { FIRST_FOCUS } from '../../lib/focus/firstFocus';
import { ProblemCallout } from './ProblemNote';

/**
 * Why the user was sent to this page. It comes first and takes the focus, so that it is read before
 * the form.
 */
export function ArrivalNote({ problem }: { problem: SignInProblem }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A user who has begun to fill in the form keeps the focus there.
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <div ref={note} tabIndex={-1} {...FIRST_FOCUS}>
      <ProblemCallout problem={problem} />
    </div>
  );
}
