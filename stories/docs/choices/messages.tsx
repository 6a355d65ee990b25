import { Badge } from '@vikari/ui-kit/Badge';
import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import type { Choice } from './choice';

export const MESSAGE_CHOICES = {
  Callout: [
    {
      good: 'Say what has happened, and what the person can do.',
      bad: 'Show a code and no way on.',
      drawGood: (say) => (
        <Callout
          tone="danger"
          title={say('The document could not be read', 'Handlingen gick inte att läsa')}
          actions={
            <Button variant="secondary" size="small">
              {say('Choose another file', 'Välj en annan fil')}
            </Button>
          }
        >
          <p>{say('Upload it as a PDF or a picture.', 'Ladda upp den som PDF eller bild.')}</p>
        </Callout>
      ),
      drawBad: (say) => (
        <Callout tone="danger" title={say('Error: E_4021', 'Fel: E_4021')}>
          <p>{say('Invalid MIME type.', 'Ogiltig MIME-typ.')}</p>
        </Callout>
      ),
    },
    {
      good: 'Keep `danger` for what is wrong, and `info` for what is good to know.',
      bad: 'Use a strong tone to be noticed.',
      drawGood: (say) => (
        <Callout tone="info" title={say('Pay comes on the 25th', 'Lönen kommer den 25:e')} />
      ),
      drawBad: (say) => (
        <Callout tone="danger" title={say('Pay comes on the 25th', 'Lönen kommer den 25:e')} />
      ),
    },
  ],
  Badge: [
    {
      good: 'Two at most, of few tones.',
      bad: 'Everything marked, so that nothing is.',
      drawGood: (say) => (
        <Stack direction="row" spacing={2}>
          <Badge>{say('Night', 'Natt')}</Badge>
          <Badge tone="warning">{say('Closes tomorrow', 'Stänger i morgon')}</Badge>
        </Stack>
      ),
      drawBad: (say) => (
        <Stack direction="row" spacing={2}>
          <Badge tone="brand">{say('Night', 'Natt')}</Badge>
          <Badge tone="danger">{say('Closes tomorrow', 'Stänger i morgon')}</Badge>
          <Badge tone="success">{say('Housing', 'Bostad')}</Badge>
          <Badge tone="accent" emphasis="solid">
            {say('New', 'Ny')}
          </Badge>
        </Stack>
      ),
    },
  ],
  StatusPill: [
    {
      good: 'One status, in words, for each thing.',
      bad: 'Two that say different things.',
      drawGood: (say) => (
        <StatusPill status="pending">{say('Waiting for an answer', 'Väntar på svar')}</StatusPill>
      ),
      drawBad: (say) => (
        <Stack direction="row" spacing={2}>
          <StatusPill status="pending">{say('Waiting for an answer', 'Väntar på svar')}</StatusPill>
          <StatusPill status="accepted">{say('Accepted', 'Antagen')}</StatusPill>
        </Stack>
      ),
    },
  ],
  EmptyState: [
    {
      good: 'Say what would be here, and give the next step.',
      bad: 'Say only that there is nothing.',
      drawGood: (say) => (
        <EmptyState
          headingLevel={3}
          icon={<Icon name="heart" size="large" />}
          title={say('No saved assignments yet', 'Inga sparade uppdrag än')}
          actions={<Button>{say('Search assignments', 'Sök uppdrag')}</Button>}
        >
          <p>
            {say(
              'Press the heart of an assignment to find it here again.',
              'Tryck på hjärtat vid ett uppdrag så hittar du det här igen.',
            )}
          </p>
        </EmptyState>
      ),
      drawBad: (say) => <EmptyState headingLevel={3} title={say('No results.', 'Inga träffar.')} />,
    },
  ],
} satisfies Record<string, readonly Choice[]>;
