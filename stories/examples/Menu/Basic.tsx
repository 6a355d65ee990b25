'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { Menu } from '@vikari/ui-kit/Menu';
import { useState } from 'react';

/** Give the trigger's props to a button of yours; arrows and letters move in the menu. */
export function Basic() {
  const [last, setLast] = useState('');
  return (
    <>
      <Menu
        trigger={(props) => (
          <Button {...props} variant="secondary" endIcon={<Icon name="chevron-down" />}>
            More choices
          </Button>
        )}
        items={[
          {
            id: 'copy',
            label: 'Copy the link',
            icon: <Icon name="copy" />,
            onSelect: () => setLast('Copied.'),
          },
          { id: 'help', label: 'Read more', icon: <Icon name="external" />, href: '#help' },
          {
            id: 'remove',
            label: 'Remove',
            icon: <Icon name="trash" />,
            destructive: true,
            divided: true,
            onSelect: () => setLast('Removed.'),
          },
        ]}
      />
      <p role="status">{last}</p>
    </>
  );
}
