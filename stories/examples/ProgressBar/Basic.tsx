import { ProgressBar } from '@vikari/ui-kit/ProgressBar';

/** `null` as the value says that nobody knows how long it takes. */
export function Basic() {
  return <ProgressBar label="Your profile" value={60} valueText="60 percent complete" />;
}
