import MuiAccordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import MuiAvatar from '@mui/material/Avatar';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import MuiCard from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import MuiSkeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import MuiTabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import { Avatar } from '@vikari/ui-kit/Avatar';
import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { Callout, type CalloutTone } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { DataTable } from '@vikari/ui-kit/DataTable';
import { ProgressBar } from '@vikari/ui-kit/ProgressBar';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import { Tabs } from '@vikari/ui-kit/Tabs';
import type { Pair } from './pair';

const TONES = [
  ['info', 'info'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['danger', 'error'],
] as const satisfies readonly (readonly [CalloutTone, string])[];

const PILLS = [
  ['neutral', 'default'],
  ['brand', 'primary'],
  ['accent', 'secondary'],
  ['success', 'success'],
  ['danger', 'error'],
] as const;

const WARDS = [
  { id: 'a', ward: 'Emergency', shifts: 12 },
  { id: 'b', ward: 'Geriatrics', shifts: 4 },
];

/** Texts, messages, surfaces and tables. */
export const DISPLAY_PAIRS: readonly Pair[] = [
  ...([1, 2, 3, 4] as const).map((level): Pair => {
    const Heading = `h${level}` as const;
    return {
      name: `Heading ${level}`,
      parts: [['h1, h2, h3, h4', 'h1, h2, h3, h4']],
      kit: <Heading>Night shifts in Umeå</Heading>,
      mui: <Typography variant={Heading}>Night shifts in Umeå</Typography>,
    };
  }),
  {
    name: 'Running text',
    parts: [['p', 'p']],
    kit: <p>Travel and housing are paid.</p>,
    mui: <Typography>Travel and housing are paid.</Typography>,
  },
  ...TONES.map(
    ([tone, severity]): Pair => ({
      name: `Callout, ${tone}`,
      parts: [
        ['div', '.MuiAlert-root'],
        ['svg', 'svg'],
      ],
      kit: (
        <Callout tone={tone} title="Three days left">
          Applications close on Friday.
        </Callout>
      ),
      mui: (
        <Alert severity={severity} role="none">
          <AlertTitle component="h3">Three days left</AlertTitle>
          Applications close on Friday.
        </Alert>
      ),
    }),
  ),
  ...PILLS.map(
    ([tone, color]): Pair => ({
      name: `Status, ${tone}`,
      parts: [['span', '.MuiChip-root']],
      kit: <StatusPill tone={tone}>Accepted</StatusPill>,
      mui: <Chip size="small" color={color} label="Accepted" />,
    }),
  ),
  {
    name: 'Card',
    parts: [['div', '.MuiCard-root']],
    anyHeight: true,
    kit: <Card>Emergency ward, Umeå</Card>,
    mui: (
      <MuiCard>
        <CardContent>Emergency ward, Umeå</CardContent>
      </MuiCard>
    ),
  },
  {
    name: 'Accordion',
    parts: [
      ['summary', '.MuiAccordionSummary-root'],
      ['summary > :first-child', '.MuiAccordionSummary-content'],
    ],
    kit: (
      <Accordion>
        <AccordionItem summary="When am I paid?">On the 25th.</AccordionItem>
      </Accordion>
    ),
    mui: (
      <MuiAccordion>
        <AccordionSummary id="mui-paid" aria-controls="mui-paid-answer">
          When am I paid?
        </AccordionSummary>
        <AccordionDetails>On the 25th.</AccordionDetails>
      </MuiAccordion>
    ),
  },
  {
    name: 'Avatar',
    parts: [['span', '.MuiAvatar-root']],
    kit: <Avatar name="Alva Berg" />,
    mui: <MuiAvatar>AB</MuiAvatar>,
  },
  {
    name: 'Breadcrumbs',
    parts: [['a', 'a']],
    anyHeight: true,
    kit: (
      <Breadcrumbs
        label="You are here, ours"
        crumbs={[
          { label: 'Home', href: '#home' },
          { label: 'Assignments', href: '#jobs' },
        ]}
      />
    ),
    mui: (
      <MuiBreadcrumbs aria-label="You are here">
        <Link href="#home">Home</Link>
        <Link href="#jobs" aria-current="page">
          Assignments
        </Link>
      </MuiBreadcrumbs>
    ),
  },
  {
    name: 'Tabs',
    parts: [
      ['[role="tab"]', '[role="tab"]'],
      ['[role="tablist"]', '[role="tablist"]'],
    ],
    kit: (
      <Tabs
        label="Account, ours"
        items={[
          { id: 'profile', label: 'Profile', content: <p>Your name.</p> },
          { id: 'papers', label: 'Documents', content: <p>Your licence.</p> },
        ]}
      />
    ),
    mui: (
      <MuiTabs value={0} aria-label="Account">
        <Tab label="Profile" />
        <Tab label="Documents" />
      </MuiTabs>
    ),
  },
  {
    name: 'Progress',
    parts: [['.MuiLinearProgress-root', '.MuiLinearProgress-root']],
    kit: <ProgressBar label="Uploading cv.pdf, ours" value={0.64} max={1} />,
    mui: <LinearProgress variant="determinate" value={64} aria-label="Uploading cv.pdf" />,
  },
  {
    name: 'Spinner',
    parts: [['span', '.MuiCircularProgress-root']],
    kit: <Spinner label="Loading, ours" />,
    mui: <CircularProgress aria-label="Loading" />,
  },
  {
    name: 'Skeleton',
    parts: [['span', '.MuiSkeleton-root']],
    kit: <Skeleton shape="block" width="160px" height="48px" />,
    mui: <MuiSkeleton variant="rectangular" width="160px" height="48px" />,
  },
  {
    name: 'Table',
    parts: [
      ['thead th', 'thead th'],
      ['thead button', 'thead [role="button"]'],
      ['tbody th', 'tbody th'],
      ['tbody td', 'tbody td'],
    ],
    kit: (
      <DataTable
        caption="Shifts by ward, ours"
        locale="en"
        rows={WARDS}
        rowKey={({ id }) => id}
        defaultSort={{ column: 'shifts', direction: 'descending' }}
        columns={[
          { id: 'ward', header: 'Ward', cell: ({ ward }) => ward, sortBy: ({ ward }) => ward },
          {
            id: 'shifts',
            header: 'Shifts',
            align: 'end',
            cell: ({ shifts }) => shifts,
            sortBy: ({ shifts }) => shifts,
          },
        ]}
      />
    ),
    mui: (
      <TableContainer component="section" aria-label="Shifts by ward" tabIndex={0}>
        <Table>
          <caption>Shifts by ward</caption>
          <TableHead>
            <TableRow>
              <TableCell>
                <TableSortLabel>Ward</TableSortLabel>
              </TableCell>
              <TableCell align="right" sortDirection="desc">
                <TableSortLabel active direction="desc">
                  Shifts
                </TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {WARDS.map(({ id, ward, shifts }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {ward}
                </TableCell>
                <TableCell align="right">{shifts}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    ),
  },
];
