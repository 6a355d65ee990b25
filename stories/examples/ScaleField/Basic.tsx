import { ScaleField } from '@vikari/ui-kit/ScaleField';

/** How far a statement is true. */
export function Basic() {
  return (
    <ScaleField
      label="I was well received at the workplace."
      name="received"
      steps={['Not at all', 'A little', 'Mostly', 'Fully']}
      defaultValue="3"
    />
  );
}
