'use client';

import { TextArea } from '@vikari/ui-kit/TextArea';
import { textArea } from '@vikari/ui-kit/texts/en';

/** Grows with its text; with `maxLength` it counts. */
export function Basic() {
  return (
    <TextArea
      {...textArea}
      label="Why do you want this assignment?"
      name="letter"
      maxLength={500}
      defaultValue="I have worked in Kiruna before."
    />
  );
}
