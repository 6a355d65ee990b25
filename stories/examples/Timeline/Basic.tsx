import { Timeline } from '@vikari/ui-kit/Timeline';

/** What has happened, the latest first. */
export function Basic() {
  return (
    <Timeline
      label="Your application"
      items={[
        {
          id: '2',
          title: 'Interview on Monday',
          dateTime: '2026-11-26',
          timeText: '26 November',
          tone: 'info',
        },
        { id: '1', title: 'Application sent', dateTime: '2026-11-24', timeText: '24 November' },
      ]}
    />
  );
}
