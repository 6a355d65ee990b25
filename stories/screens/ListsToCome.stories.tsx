import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import { ApiError } from '../../domain/api/errors';
import { ListsToComeHost } from '../../src/app/shell/ListsToComeHost';
import { ErrorPage } from '../../src/lib/page/ErrorPage';
import { fakeServices } from '../../src/testing/fakeServices';
import { SiteFrame } from '../../src/testing/SiteFrame';
import { siteLoader } from '../lib/siteScreen';

const LOADING = new ApiError('unavailable', 'Loading.', undefined, { reason: 'lists_loading' });

/** A part of its own: Storybook reads what `render` gives, and a router names itself. */
function Shown({ page, intl }: { page: boolean; intl: IntlShape }) {
  const { client } = fakeServices({ 'public/open_now': LOADING });
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        // As `pageLoader` answers where a part of its page is missing
        loader: () => ({ answers: [], extra: null, ...(!page && { missesLists: true }) }),
        HydrateFallback: () => null,
        element: <main>{page ? <ErrorPage error={LOADING} /> : <ListsToComeHost />}</main>,
      },
    ]),
  );
  return (
    <SiteFrame intl={intl} api={client}>
      <RouterProvider router={router} />
    </SiteFrame>
  );
}

const meta = {
  title: 'Screens/Shell/Lists to come',
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  args: { page: false },
  render: ({ page }, { loaded }) => <Shown page={page} intl={loaded.intl} />,
} satisfies Meta<{ page: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above a page that is shown without its lists of jobs, until they come. */
export const Line: Story = {
  play: async ({ canvas, loaded }) => {
    const text = loaded.intl.formatMessage({ id: 'lists_to_come.text' });
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

/** In place of a page that is made of its lists; nothing is to be pressed. */
export const Page: Story = {
  args: { page: true },
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'lists_to_come.title' });
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
