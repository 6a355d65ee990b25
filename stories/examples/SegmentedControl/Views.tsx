'use client';

import { SegmentedControl } from '@vikari/ui-kit/SegmentedControl';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import { useState } from 'react';

const VIEWS = [
  { id: 'list', label: 'List' },
  { id: 'week', label: 'Week' },
] as const;

/** One of a few views of the same thing. */
export function Views() {
  const [view, setView] = useState<'list' | 'week'>('list');
  return (
    <Stack spacing={3} alignItems="start">
      <SegmentedControl label="Show as" options={VIEWS} value={view} onValueChange={setView} />
      <Text>{view === 'list' ? 'Your shifts in a list' : 'Your shifts by week'}</Text>
    </Stack>
  );
}
