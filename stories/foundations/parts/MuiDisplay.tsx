import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Section } from './FoundationPage';
import styles from './MuiParts.module.css';

const COLORS = ['default', 'primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;
const STEPS = ['Contact details', 'Questions', 'CV', 'Summary'];

/** Steps as MUI draws them: with its own marks. */
function Steps({ orientation }: { orientation: 'horizontal' | 'vertical' }) {
  return (
    <Stepper activeStep={1} orientation={orientation}>
      {STEPS.map((step, index) => (
        <Step key={step}>
          <StepLabel error={index === 2}>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

/** Tabs, progress, steps, pages, statuses and lists, as MUI renders them with our theme. */
export function MuiDisplay() {
  const [tab, setTab] = useState(0);
  return (
    <>
      <Section title="Tabs">
        <Tabs value={tab} onChange={(_event, next: number) => setTab(next)} aria-label="Account">
          <Tab label="Profile" />
          <Tab label="Preferences" />
          <Tab label="Documents" />
        </Tabs>
      </Section>
      <Section title="Progress and steps">
        <LinearProgress variant="determinate" value={64} aria-label="Uploading cv.pdf" />
        <LinearProgress aria-label="Reading cv.pdf" />
        <Steps orientation="horizontal" />
        <Steps orientation="vertical" />
      </Section>
      <Section title="Statuses and lists">
        <div className={styles.row}>
          {COLORS.map((color) => (
            <Chip key={color} size="small" color={color} label={color} />
          ))}
        </div>
        <Divider>New messages</Divider>
        <List>
          <ListItem>Upload your CV</ListItem>
          <ListItem>Add a reference</ListItem>
        </List>
      </Section>
    </>
  );
}
