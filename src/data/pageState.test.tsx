import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { fakeServices } from '../testing/fakeServices';
import { renderSite } from '../testing/renderSite';
import { SiteFrame } from '../testing/SiteFrame';
import { wordsOf } from '../testing/words';
import { pageValue } from './pageState';
import { clearAnswers, createSiteData } from './siteData';
import { usePageValue } from './usePageValue';

const COUNT = pageValue(0);

function Count() {
  return <output aria-label="Count">{usePageValue(COUNT)}</output>;
}

const pageData = () => createSiteData(fakeServices({}).client);

it('shows a value when it is set, and its first one again after a sign-out', async () => {
  const { data } = await renderSite(<Count />);
  expect(screen.getByRole('status', { name: 'Count' })).toHaveTextContent('0');
  act(() => data.state.set(COUNT, 2));
  act(() => data.state.change(COUNT, (count) => count + 1));
  expect(screen.getByRole('status', { name: 'Count' })).toHaveTextContent('3');
  act(() => clearAnswers(data));
  expect(screen.getByRole('status', { name: 'Count' })).toHaveTextContent('0');
});

it('keeps the values of each page apart', () => {
  const [first, second] = [pageData(), pageData()];
  first.state.set(COUNT, 1);
  expect(second.state.get(COUNT)).toBe(0);
});

it('hydrates as the server rendered it, also where it was set before', async () => {
  const { intl } = await wordsOf('sv');
  const data = pageData();
  const page = (
    <SiteFrame intl={intl} data={data}>
      <Count />
    </SiteFrame>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  data.state.set(COUNT, 4);
  const onRecoverableError = vi.fn();
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('4');
  act(() => hydrated.unmount());
});
