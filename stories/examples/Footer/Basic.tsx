'use client';

import { Footer } from '@vikari/ui-kit/Footer';
import { Logo } from '@vikari/ui-kit/Logo';
import { footer } from '@vikari/ui-kit/texts/en';

/** The end of every page. */
export function Basic() {
  return (
    <Footer
      {...footer}
      logo={<Logo />}
      tagline="Care work on your terms"
      copyright="© 2026 Vikari"
      columns={[
        {
          title: 'Assignments',
          links: [
            { label: 'Nurses', href: '#nurses' },
            { label: 'Doctors', href: '#doctors' },
          ],
        },
        { title: 'Vikari', links: [{ label: 'About us', href: '#about' }] },
      ]}
      legalLinks={[{ label: 'Privacy', href: '#privacy' }]}
    />
  );
}
