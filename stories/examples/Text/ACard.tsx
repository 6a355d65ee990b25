import { Card } from '@vikari/ui-kit/Card';
import { Heading } from '@vikari/ui-kit/Heading';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';

/** The styles of the type scale. */
export function ACard() {
  return (
    <Card>
      <Stack spacing={2}>
        <Heading level={2} look={3}>
          Night on ward 4
        </Heading>
        <Text>Four nights in December, with a paid introduction.</Text>
        <Text variant="price">650 SEK an hour</Text>
        <Text variant="small" tone="muted">
          Closes on 12 December
        </Text>
      </Stack>
    </Card>
  );
}
