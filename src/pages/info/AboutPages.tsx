import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/site/paths';
import { AboutPage } from './AboutPage';
import { ContactPage } from './ContactPage';
import { RecruitingPage } from './RecruitingPage';

/** Who we are: one module for three short pages, so that every page's table of routes stays small. */
export function Component() {
  const { pathname } = useLocation();
  if (pathname === paths.contact()) return <ContactPage />;
  return pathname === paths.recruiting() ? <RecruitingPage /> : <AboutPage />;
}
