import { TextField } from '@vikari/ui-kit/TextField';

/** Not controlled: a form sends it by its `name`. */
export function Basic() {
  return (
    <TextField
      label="Name"
      name="name"
      autoComplete="name"
      hint="As in your passport."
      optional="(optional)"
    />
  );
}
