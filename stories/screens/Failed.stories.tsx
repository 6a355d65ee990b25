import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '../../domain/api/errors';
import { ErrorPage } from '../../src/lib/page/ErrorPage';
import { SiteFrame } from '../../src/testing/SiteFrame';
import { siteLoader } from '../lib/siteScreen';

/** After a service error, unlike an error of the page itself, the data is read again in place. */
const REFUSED = new ApiError('unavailable', 'The service does not answer.');

/** The data that the page reads before it is rendered. */
interface FailedArgs {
  onRead: () => unknown;
}

/** A part of its own: Storybook reads what `render` gives, and a router names itself. */
function FailedPage({ onRead, intl }: FailedArgs & { intl: IntlShape }) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        loader: () => onRead() ?? null,
        element: (
          <main>
            <ErrorPage error={REFUSED} />
          </main>
        ),
        HydrateFallback: () => null,
      },
    ]),
  );
  return (
    <SiteFrame intl={intl}>
      <RouterProvider router={router} />
    </SiteFrame>
  );
}

const meta = {
  title: 'Screens/Failed',
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  args: { onRead: fn() },
  render: ({ onRead }, { loaded }) => <FailedPage onRead={onRead} intl={loaded.intl} />,
} satisfies Meta<FailedArgs>;
export default meta;

/** A page that could not be read: the button reads it again. */
export const Ready: StoryObj<typeof meta> = {
  play: async ({ args, canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'shell.error.retry' });
    const retry = await canvas.findByRole('button', { name });
    mocked(args.onRead).mockClear();
    await userEvent.click(retry);
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
