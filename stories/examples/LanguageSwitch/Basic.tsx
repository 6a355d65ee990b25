'use client';

import { LanguageSwitch } from '@vikari/ui-kit/LanguageSwitch';
import { languageSwitch } from '@vikari/ui-kit/texts/en';

/** Links to the same page in the other languages, each named in its own. */
export function Basic() {
  return (
    <LanguageSwitch
      {...languageSwitch}
      options={[
        { language: 'sv', name: 'Svenska', href: '#sv', current: false },
        { language: 'en', name: 'English', href: '#en', current: true },
      ]}
    />
  );
}
