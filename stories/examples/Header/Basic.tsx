'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Header } from '@vikari/ui-kit/Header';
import { Logo } from '@vikari/ui-kit/Logo';
import { header } from '@vikari/ui-kit/texts/en';

/** In a narrow window the links are in a menu, which works without a script. */
export function Basic() {
  return (
    <Header
      {...header}
      logo={<Logo />}
      homeHref="#home"
      links={[
        { label: 'Open assignments', href: '#assignments', current: true },
        { label: 'Pay', href: '#pay' },
      ]}
      actions={
        <Button size="small" href="#login">
          Log in
        </Button>
      }
    />
  );
}
