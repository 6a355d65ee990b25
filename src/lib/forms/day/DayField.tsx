import { TextField } from '@vikari/ui-kit/TextField';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../useHydrated';
import { whenIdle } from '../../whenIdle';
import type { FieldBinding } from '../useForm';
import { LoadedDayField } from './loadedDayField';

export interface DayFieldProps extends FieldBinding<string> {
  label: string;
  hint?: string;
  optional?: string;
  className?: string | undefined;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** The last day that can be chosen. */
  max?: string;
  /** What is said of a day before `min` and after `max`, as the form's own check says it. */
  problems?: { too_early?: string; too_late?: string };
}

/** Whether the field has once been loaded: the next one needs no other in its place first. */
let isLoaded = false;

/**
 * One day of a form, `YYYY-MM-DD`; what is no day is its text, which the form's check refuses. The
 * browser's own field, in the order of the browser's language, until the kit's has come; no field is
 * taken away from who is in it.
 */
export function DayField(props: DayFieldProps) {
  const isHydrated = useHydrated();
  const native = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(isHydrated && isLoaded);
  useEffect(() => {
    if (isShown) return;
    const input = native.current;
    const show = () => setShown(true);
    let isGone = false;
    whenIdle(() => {
      LoadedDayField.load().then(
        () => {
          isLoaded = true;
          if (isGone) return;
          if (input && input === document.activeElement) {
            input.addEventListener('blur', show, { once: true });
          } else show();
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      input?.removeEventListener('blur', show);
    };
  }, [isShown]);

  const { problems: _problems, ...field } = props;
  if (!isShown) return <TextField {...field} ref={native} type="date" />;
  return (
    <Suspense>
      <LoadedDayField {...props} />
    </Suspense>
  );
}
