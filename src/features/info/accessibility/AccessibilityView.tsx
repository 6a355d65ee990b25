import { LegalText } from '../legal/LegalText';
import { ACCESSIBILITY_SECTIONS, ASSESSED } from './accessibilitySections';

/** The accessibility statement below its heading. */
export function AccessibilityView() {
  return <LegalText part="accessibility" sections={ACCESSIBILITY_SECTIONS} updated={ASSESSED} />;
}
