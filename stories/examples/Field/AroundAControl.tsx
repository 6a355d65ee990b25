'use client';

import { Field } from '@vikari/ui-kit/Field';

/** Label, hint and error around any control of yours: give it what the function gets. */
export function AroundAControl() {
  return (
    <Field label="Favourite colour" hint="For your calendar.">
      {(control) => <input {...control} type="color" defaultValue="#3344cc" />}
    </Field>
  );
}
