import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { localStore } from '../../lib/store/localStore';
import { updateMe, VISITOR } from '../../session/updateMe';
import { fakeServices } from '../../testing/fakeServices';
import { SiteDataProvider } from '../SiteDataProvider';
import { createSiteData } from '../siteData';
import { useJobMark, useShareSaved } from './jobMark';
import { SAVED_PREFIX } from './savedKeys';
import { useSaved } from './useSaved';

const rendered: string[] = [];

function Sharing() {
  useShareSaved(useSaved());
  return null;
}

function Mark({ id }: { id: string }) {
  const [mark, setMark] = useJobMark({ id, slug: `${id}-nurse` });
  rendered.push(id);
  return (
    <button type="button" onClick={() => setMark(mark ? null : 'saved')}>
      {`${id} ${mark}`}
    </button>
  );
}

beforeEach(() => {
  localStore.removeAll(SAVED_PREFIX);
  rendered.length = 0;
});

it('renders again only the job whose mark changes', async () => {
  const data = createSiteData(fakeServices({ 'session/me': new Promise(() => {}) }).client);
  await updateMe(data, VISITOR);
  await act(async () =>
    render(
      <SiteDataProvider data={data}>
        <Mark id="v-1" />
        <Mark id="v-2" />
        <Sharing />
      </SiteDataProvider>,
    ),
  );
  expect(rendered).toEqual(['v-1', 'v-2']);
  await act(async () => screen.getByRole('button', { name: 'v-2 null' }).click());
  expect(screen.getByRole('button', { name: 'v-2 saved' })).toBeVisible();
  expect(rendered).toEqual(['v-1', 'v-2', 'v-2']);
  await act(async () => screen.getByRole('button', { name: 'v-2 saved' }).click());
  expect(screen.getByRole('button', { name: 'v-2 null' })).toBeVisible();
  expect(rendered.filter((id) => id === 'v-1')).toHaveLength(1);
});
