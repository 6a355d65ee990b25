import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Heading } from '@vikari/ui-kit/Heading';
import { Stack } from '@vikari/ui-kit/Stack';
import { TextField } from '@vikari/ui-kit/TextField';
import type { ReactNode } from 'react';
import { SnackbarItem } from '../../../ui-kit/Snackbar/SnackbarItem';
import type { Choice } from './choice';

interface SurfaceProps {
  title: string;
  /** Its buttons, the main one last. */
  actions: ReactNode;
  children: ReactNode;
}

/** What a dialog shows, in its place on the page: a real one would open over it. */
function Surface({ title, actions, children }: SurfaceProps) {
  return (
    <Card>
      <Stack spacing={4}>
        <Heading level={3}>{title}</Heading>
        {children}
        <Stack direction="row" spacing={2}>
          {actions}
        </Stack>
      </Stack>
    </Card>
  );
}

const snackbar = (text: string, type: 'success' | 'error', close: string, action?: string) => (
  <SnackbarItem
    message={{
      id: 'picture',
      type,
      text,
      duration: 600_000,
      ...(action === undefined ? {} : { action: { label: action, onPress: () => undefined } }),
    }}
    closeLabel={close}
    onDone={() => undefined}
  />
);

export const ACTION_CHOICES = {
  Button: [
    {
      good: 'One primary button in a view: it is the next step.',
      bad: 'Two primary buttons beside each other: neither is.',
      drawGood: (say) => (
        <Stack direction="row" spacing={2}>
          <Button>{say('Send application', 'Skicka ansökan')}</Button>
          <Button variant="quiet">{say('Save for later', 'Spara till senare')}</Button>
        </Stack>
      ),
      drawBad: (say) => (
        <Stack direction="row" spacing={2}>
          <Button>{say('Send application', 'Skicka ansökan')}</Button>
          <Button>{say('Save for later', 'Spara till senare')}</Button>
        </Stack>
      ),
    },
    {
      good: 'Begin with a verb, and say what happens.',
      bad: 'Leave the reader to guess what is confirmed.',
      drawGood: (say) => <Button>{say('Accept the shift', 'Tacka ja till passet')}</Button>,
      drawBad: (say) => <Button>{say('OK', 'OK')}</Button>,
    },
  ],
  Dialog: [
    {
      good: 'One small task, with a button that names it.',
      bad: 'A message that nobody has to answer: it belongs on the page.',
      drawGood: (say) => (
        <Surface
          title={say('Save this search', 'Spara sökningen')}
          actions={
            <>
              <Button variant="quiet">{say('Cancel', 'Avbryt')}</Button>
              <Button>{say('Save', 'Spara')}</Button>
            </>
          }
        >
          <TextField label={say('Name', 'Namn')} />
        </Surface>
      ),
      drawBad: (say) => (
        <Surface
          title={say('Welcome back', 'Välkommen tillbaka')}
          actions={<Button>{say('OK', 'OK')}</Button>}
        >
          <p>{say('There are 12 new assignments.', 'Det finns 12 nya uppdrag.')}</p>
        </Surface>
      ),
    },
  ],
  ConfirmDialog: [
    {
      good: 'Name what is lost, and put verbs on the buttons.',
      bad: 'Ask whether the person is sure, and answer by Yes and No.',
      drawGood: (say) => (
        <Surface
          title={say('Remove your licence?', 'Ta bort din legitimation?')}
          actions={
            <>
              <Button variant="secondary">{say('Keep it', 'Behåll den')}</Button>
              <Button variant="danger">{say('Remove it', 'Ta bort den')}</Button>
            </>
          }
        >
          <p>
            {say(
              'You cannot apply until you upload another.',
              'Du kan inte ansöka förrän du laddar upp en ny.',
            )}
          </p>
        </Surface>
      ),
      drawBad: (say) => (
        <Surface
          title={say('Are you sure?', 'Är du säker?')}
          actions={
            <>
              <Button variant="secondary">{say('No', 'Nej')}</Button>
              <Button>{say('Yes', 'Ja')}</Button>
            </>
          }
        >
          <p>{say('This cannot be undone.', 'Det går inte att ångra.')}</p>
        </Surface>
      ),
    },
  ],
  Snackbar: [
    {
      good: 'Say what is done, and offer to take it back.',
      bad: 'Ask a question that is gone before it is answered.',
      drawGood: (say) =>
        snackbar(
          say('The assignment is saved.', 'Uppdraget är sparat.'),
          'success',
          say('Close', 'Stäng'),
          say('Undo', 'Ångra'),
        ),
      drawBad: (say) =>
        snackbar(
          say('Do you want to save the assignment?', 'Vill du spara uppdraget?'),
          'success',
          say('Close', 'Stäng'),
          say('Yes', 'Ja'),
        ),
    },
    {
      good: 'Say what went wrong in the person’s words, and show it on the page as well.',
      bad: 'Show a code that only we understand.',
      drawGood: (say) =>
        snackbar(
          say(
            'The message was not sent. It is kept in the conversation.',
            'Meddelandet skickades inte. Det finns kvar i samtalet.',
          ),
          'error',
          say('Close', 'Stäng'),
        ),
      drawBad: (say) => snackbar(say('Error 503', 'Fel 503'), 'error', say('Close', 'Stäng')),
    },
  ],
} satisfies Record<string, readonly Choice[]>;
