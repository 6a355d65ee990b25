import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationSettingsView } from '../../src/features/notifications/NotificationSettingsView';
import { PushBanner } from '../../src/features/notifications/PushBanner';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const ANDROID = {
  id: 'd-2',
  device: 'Chrome, Android',
  createdAt: '2026-11-03T21:14:00.000Z',
  current: false,
  ofOtherKey: false,
};
const HERE = { ...ANDROID, id: 'd-1', device: 'Firefox, Windows', current: true };

const meta = {
  title: 'Screens/Notifications',
  component: NotificationSettingsView,
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    state: {
      settings: { mailDigest: true, quietHours: { from: 21, to: 7 } },
      devices: [HERE, ANDROID],
      pushKey: 'BPublicKey',
    },
    canPush: true,
    busy: null,
    outcome: null,
    onSave: fn(),
    onTurnOn: fn(),
    onTurnOff: fn(async () => true),
  },
} satisfies Meta<typeof NotificationSettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [mail] = canvas.getAllByRole('switch');
    if (!mail) throw new Error('no switch');
    await userEvent.click(mail);
    await expect(args.onSave).toHaveBeenCalledWith({ mailDigest: false });
    const [from] = canvas.getAllByRole('combobox');
    if (!from) throw new Error('no hour');
    await userEvent.selectOptions(from, '22');
    await expect(args.onSave).toHaveBeenCalledWith({ quietHours: { from: 22, to: 7 } });
    await userEvent.click(canvas.getByRole('button', { name: /Chrome, Android/ }));
    await expect(args.onTurnOff).toHaveBeenCalledWith(ANDROID);
  },
};

/** Without keys on the server, or in a browser that cannot: mail alone. */
export const WithoutPush: Story = {
  args: {
    state: {
      settings: { mailDigest: false, quietHours: { from: 21, to: 7 } },
      devices: [],
      pushKey: null,
    },
    outcome: 'saved',
  },
};

export const Blocked: Story = {
  args: {
    state: {
      settings: { mailDigest: true, quietHours: null },
      devices: [],
      pushKey: 'BPublicKey',
    },
    outcome: 'blocked',
  },
};

const bannerIs =
  (state: Parameters<typeof PushBanner>[0]['state']): Story['render'] =>
  () => <PushBanner state={state} onAccept={fn()} onDecline={fn()} />;

/** Beside the messages, once there is one. */
export const Question: Story = { render: bannerIs('ask') };

export const TurnedOn: Story = { render: bannerIs('on') };

export const NotAllowed: Story = { render: bannerIs('blocked') };

export const NotDone: Story = { render: bannerIs('failed') };
