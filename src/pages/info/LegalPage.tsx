import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/site/paths';
import { AccessibilityPage } from './AccessibilityPage';
import { PrivacyPage } from './PrivacyPage';
import { TermsPage } from './TermsPage';

/** What binds us: one module for three pages, so that the table of routes of every page stays small. */
export function Component() {
  const { pathname } = useLocation();
  if (pathname === paths.privacy()) return <PrivacyPage />;
  return pathname === paths.terms() ? <TermsPage /> : <AccessibilityPage />;
}
