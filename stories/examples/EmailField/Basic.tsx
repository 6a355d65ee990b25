import { EmailField } from '@vikari/ui-kit/EmailField';

/** With the right keyboard on phones, and without capitals or corrections. */
export function Basic() {
  return <EmailField label="Email" name="email" hint="We answer here." />;
}
