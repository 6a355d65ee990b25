import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addPart } from '../../page/addPart';
import { type BenchJob, benchJobs, WORDS } from '../../page/data';
import { FactIcon } from './FactIcon';

const GRID = {
  display: 'grid',
  gap: 2,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
};

function JobCard({ job }: { job: BenchJob }) {
  return (
    <Card component="article" variant="outlined">
      <CardContent>
        <Typography variant="overline">{job.workRole}</Typography>
        <Typography variant="h6" component="h3">
          <Link href={job.href}>{job.title}</Link>
        </Typography>
        <Typography color="textSecondary">{job.workplace}</Typography>
        {(['place', 'period', 'hours'] as const).map((fact) => (
          <Stack key={fact} direction="row" spacing={1}>
            <FactIcon name={fact} />
            <Typography variant="body2">{job[fact]}</Typography>
          </Stack>
        ))}
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography variant="h6" component="p">
            {job.amount} SEK/h
          </Typography>
          <Chip size="small" label={job.badge} />
        </Stack>
      </CardContent>
    </Card>
  );
}

addPart(
  'jobCards',
  (jobs) => (
    <Box component="ul" aria-label={WORDS.jobs} sx={GRID}>
      {jobs.map((job) => (
        <li key={job.href}>
          <JobCard job={job} />
        </li>
      ))}
    </Box>
  ),
  [benchJobs(0), benchJobs(1000)],
);
