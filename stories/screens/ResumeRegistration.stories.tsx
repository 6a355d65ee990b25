import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResumeRegistrationView } from '../../src/features/auth/ResumeRegistrationView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Go on with a registration',
  component: ResumeRegistrationView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { state: 'ask', token: 'a-token', registerHref: '/register', linkComponent: 'a' },
} satisfies Meta<typeof ResumeRegistrationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {};
/** The request failed: the button can be pressed again. */
export const Failed: Story = { args: { state: 'failed' } };
export const Invalid: Story = { args: { state: 'invalid', token: null } };
