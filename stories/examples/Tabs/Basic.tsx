import { Tabs } from '@vikari/ui-kit/Tabs';

/** Views of one page, moved between by arrows. */
export function Basic() {
  return (
    <Tabs
      label="The assignment"
      items={[
        { id: 'about', label: 'About', content: <p>Emergency department, days and nights.</p> },
        { id: 'pay', label: 'Pay', content: <p>SEK 690 an hour.</p> },
      ]}
    />
  );
}
