import { Tabs } from '@vikari/ui-kit/Tabs';
import { TextField } from '@vikari/ui-kit/TextField';

/** A panel stays in the page while it is hidden: what was typed in it is there again. */
export function KeepsWhatWasTyped() {
  return (
    <Tabs
      label="Your profile"
      defaultValue="contact"
      items={[
        {
          id: 'name',
          label: 'Name',
          content: <TextField label="First name" name="first" autoComplete="given-name" />,
        },
        {
          id: 'contact',
          label: 'Contact',
          content: <TextField label="Email" name="email" type="email" autoComplete="email" />,
        },
      ]}
    />
  );
}
