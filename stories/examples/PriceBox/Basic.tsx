import { PriceBox } from '@vikari/ui-kit/PriceBox';

/** What an hour pays, and what that is based on. */
export function Basic() {
  return <PriceBox label="Your pay" amount="SEK 690" unit="an hour" basis="With holiday pay." />;
}
