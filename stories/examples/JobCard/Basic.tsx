import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { JobCard } from '@vikari/ui-kit/JobCard';

/** The title is the link; the whole card can be pressed. */
export function Basic() {
  return (
    <JobCard
      href="#job"
      title="Nurse, emergency department"
      workplace="Kiruna hospital"
      place="Kiruna"
      period="1–14 December 2026"
      hours="Days and nights"
      rate={{ amount: 'SEK 690', unit: 'an hour' }}
      badges={[{ text: 'Housing', tone: 'success' }]}
      actions={<IconButton label="Save the assignment" icon={<Icon name="heart" />} />}
    />
  );
}
