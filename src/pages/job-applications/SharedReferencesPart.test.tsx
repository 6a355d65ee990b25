import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { OwnReferenceRequest } from '#domain/api/givenReferences';
import { refreshOwnThing } from '../../data/ownThings';
import { anApplication } from '../../testing/anApplication';
import { aProfile } from '../../testing/aProfile';
import { aGivenRequest, aRequest } from '../../testing/aReferenceRequest';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { SharedReferencesPart } from './SharedReferencesPart';

const SHARE = {
  applicationId: 'a-1',
  employerName: 'Exempelvård',
  jobTitle: 'Natt',
  sharedAt: '2026-03-02T09:00:00.000Z',
  openUntil: null,
};
/** Shared with another employer: that is nothing of this application. */
const ELSEWHERE = { ...SHARE, applicationId: 'a-9', employerName: 'Annan vård' };

async function shown(
  references: OwnReferenceRequest[],
  application: Parameters<typeof anApplication>[0] = {},
) {
  let stored = references;
  let lost = false;
  let isDeaf = false;
  const breakLine = (is: boolean) => {
    lost = is;
  };
  const change = (shares: OwnReferenceRequest['shares']) => {
    if (lost) throw new ApiError('network_error', 'No line.');
    stored = stored.map((one) => ({ ...one, shares }));
    if (isDeaf) throw new ApiError('network_error', 'The answer was lost.');
    return { status: 0, results: stored };
  };
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    fetch_given_references: () => ({ status: 0, results: stored }),
    share_given_reference: (request) =>
      change([ELSEWHERE, { ...SHARE, openUntil: Object(request).openUntil }]),
    unshare_given_reference: () => change([ELSEWHERE]),
  });
  const { data } = await renderSite(
    <SharedReferencesPart application={anApplication({ id: 'a-1', ...application })} />,
    { api: client },
  );
  return {
    asked,
    breakLine,
    loseAnswers: () => {
      isDeaf = true;
    },
    readAgain: () => act(() => refreshOwnThing(data, 'references')),
  };
}

it('shares with the employer of this application, says until when, and takes it back', async () => {
  const { asked, breakLine } = await shown([aGivenRequest({ shares: [ELSEWHERE] })]);
  const user = userEvent.setup();
  await user.click(await screen.findByText('0 av 1 referens delad'));
  expect(screen.getByText('Svaren delas inte')).toBeVisible();
  breakLine(true);
  const offer = screen.getByRole('button', { name: 'Dela svaren från Chefa Exempelsson' });
  await user.click(offer);
  expect(await screen.findByText(/inget är ändrat/)).toBeVisible();
  breakLine(false);
  await user.click(offer);
  expect(
    await screen.findByText('Exempelvård får läsa svaren tills ansökan avslutas'),
  ).toBeVisible();
  const shared = asked.filter(({ path }) => path.includes('share_given_reference'));
  expect(shared.at(-1)?.request).toEqual({
    id: 'request-1',
    applicationId: 'a-1',
    openUntil: null,
  });

  await user.click(
    screen.getByRole('button', { name: 'Sluta dela svaren från Chefa Exempelsson' }),
  );
  expect(await screen.findByText('Svaren delas inte')).toBeVisible();
  // Who hears the page is told too
  expect(screen.getByText('Svaren från Chefa Exempelsson delas inte längre')).toHaveAttribute(
    'role',
    'status',
  );
  await user.click(
    within(screen.getByRole('radiogroup')).getByRole('radio', { name: 'I 30 dagar' }),
  );
  await user.click(screen.getByRole('button', { name: 'Dela svaren från Chefa Exempelsson' }));
  expect(await screen.findByText(/Exempelvård får läsa svaren till \d+ \w+ \d{4}/u)).toBeVisible();
});

it('says that it is shared, and no failure, where the answer was lost on the way', async () => {
  const { loseAnswers, readAgain } = await shown([aGivenRequest({ shares: [ELSEWHERE] })]);
  const user = userEvent.setup();
  await user.click(await screen.findByText('0 av 1 referens delad'));
  loseAnswers();
  await user.click(screen.getByRole('button', { name: 'Dela svaren från Chefa Exempelsson' }));
  expect(await screen.findByText(/inget är ändrat/)).toBeVisible();
  await readAgain();
  expect(await screen.findByText('Svaren från Chefa Exempelsson är delade')).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.queryByText(/inget är ändrat/)).toBeNull();
});

it('offers nothing where the application has ended, and still takes back what is shared', async () => {
  await shown([aGivenRequest({ shares: [SHARE] })], { status: 'rejected' });
  await userEvent.click(await screen.findByText('1 av 1 referens delad'));
  expect(screen.queryByRole('radiogroup')).toBe(null);
  expect(screen.getByRole('button', { name: /Sluta dela/ })).toBeVisible();
});

it.each([
  ['nobody has given one', [aRequest()], {}],
  ['the application has ended and none is shared', [aGivenRequest()], { status: 'rejected' }],
] as const)('is not there when %s', async (_what, references, application) => {
  const { asked } = await shown([...references], application);
  await expect.poll(() => asked.some(({ path }) => path.includes('given'))).toBe(true);
  expect(screen.queryByText(/referens(?:er)? delad/)).toBe(null);
});
