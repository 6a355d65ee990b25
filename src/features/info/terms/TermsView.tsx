import { LegalText } from '../legal/LegalText';
import { TERMS_SECTIONS } from './termsSections';

/** The day of the terms' last change. */
const UPDATED = '2026-11-27';

/** The terms below their heading. */
export function TermsView() {
  return <LegalText part="terms" sections={TERMS_SECTIONS} updated={UPDATED} />;
}
