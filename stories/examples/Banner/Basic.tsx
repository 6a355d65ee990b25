'use client';

import { Banner } from '@vikari/ui-kit/Banner';
import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { banner } from '@vikari/ui-kit/texts/en';

/** It closes by itself when the cross is pressed; remember that in `onDismiss`. */
export function Basic() {
  return (
    <Banner
      {...banner}
      label="About the app"
      tone="info"
      icon={<Icon name="phone" />}
      action={
        <Button variant="secondary" size="small" href="#app">
          Read more
        </Button>
      }
      onDismiss={() => localStorage.setItem('app-banner', 'dismissed')}
    >
      The app is here.
    </Banner>
  );
}
