import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONSTANTS } from '../../domain/vocabulary/constants';
import { allLinks } from '../../src/features/job-search/landing/allLinks';
import { JobIndexSection } from '../../src/features/job-search/landing/JobIndexSection';
import { languageFor } from '../lib/readyTexts';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Job search/Index',
  component: JobIndexSection,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { links: null },
  render: (_args, { globals }) => (
    <JobIndexSection links={() => allLinks(CONSTANTS, languageFor(globals))} />
  ),
} satisfies Meta<typeof JobIndexSection>;
export default meta;

/** Below the list of all jobs: every role and place with a landing page. */
export const Ready: StoryObj<typeof meta> = {};
