import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AuthOverlay } from '../../src/features/auth/AuthOverlay';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const LOGIN = {
  pending: null,
  problem: null,
  targetPath: null,
  sharedComputer: false,
  onChoose: fn(),
};

const meta = {
  title: 'Screens/Sign-in overlay',
  component: AuthOverlay,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    open: true,
    tab: 'register',
    onTabChange: fn(),
    onClose: fn(),
    onExited: fn(),
    login: LOGIN,
    register: { problem: null, checking: false, onStart: fn() },
    demo: true,
    finishing: null,
  },
} satisfies Meta<typeof AuthOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Register: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'alva@example.com{Enter}');
    await waitFor(() =>
      expect(args.register.onStart).toHaveBeenCalledWith('alva@example.com', false),
    );
  },
};

export const Login: Story = { args: { tab: 'login' } };

/** The address is being checked. */
export const Checking: Story = {
  args: { register: { problem: null, checking: true, onStart: fn() } },
};

export const LoginProblem: Story = {
  args: { tab: 'login', login: { ...LOGIN, problem: 'network' } },
};

/** Back from BankID. */
export const Finishing: Story = { args: { finishing: { firstName: null } } };
export const Welcome: Story = { args: { finishing: { firstName: 'Alva' } } };

export const NotRegistered: Story = {
  args: { register: { problem: 'not_registered', checking: false, onStart: fn() } },
};
