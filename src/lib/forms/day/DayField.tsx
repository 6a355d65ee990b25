import { TextField } from '@vikari/ui-kit/TextField';
import { Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../late/whenIdle';
import { useHydrated } from '../../useHydrated';
import type { DayFieldProps } from './dayFieldProps';
import { LoadedDayField } from './loadedDayField';

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
