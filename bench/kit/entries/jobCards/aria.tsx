import { GridLayout, GridList, GridListItem, Size, Virtualizer } from 'react-aria-components';
import { addPart } from '../../page/addPart';
import { type BenchJob, benchJobs, WORDS } from '../../page/data';
import './gridList.css';
import { FactIcon } from './FactIcon';

const LAYOUT = { minItemSize: new Size(320, 280) };

function JobCard({ job }: { job: BenchJob }) {
  return (
    <GridListItem id={job.href} textValue={job.title} href={job.href} className="card">
      <p>{job.workRole}</p>
      <h3>{job.title}</h3>
      <p>{job.workplace}</p>
      {(['place', 'period', 'hours'] as const).map((fact) => (
        <p key={fact}>
          <FactIcon name={fact} />
          {job[fact]}
        </p>
      ))}
      <p>
        <strong>{job.amount}</strong> SEK/h <span>{job.badge}</span>
      </p>
    </GridListItem>
  );
}

addPart(
  'jobCards',
  (jobs) => (
    <Virtualizer layout={GridLayout} layoutOptions={LAYOUT}>
      <GridList
        aria-label={WORDS.jobs}
        layout="grid"
        className="grid"
        items={jobs.map((job) => ({ id: job.href, job }))}
      >
        {({ job }) => <JobCard job={job} />}
      </GridList>
    </Virtualizer>
  ),
  [benchJobs(0), benchJobs(1000)],
);
