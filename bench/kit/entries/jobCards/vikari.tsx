import '@vikari/ui-kit/theme/theme.css';
import { JobCard } from '@vikari/ui-kit/JobCard';
import { JobList } from '@vikari/ui-kit/JobList';
import { addPart } from '../../page/addPart';
import { benchJobs, WORDS } from '../../page/data';

addPart(
  'jobCards',
  (jobs) => (
    <JobList
      label={WORDS.jobs}
      items={jobs}
      itemKey={({ href }) => href}
      renderItem={({ amount, badge, ...job }) => (
        <JobCard {...job} rate={{ amount, unit: 'SEK/h' }} badges={[{ text: badge }]} />
      )}
    />
  ),
  [benchJobs(0), benchJobs(1000)],
);
