import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { type ApplicationDraft, emptyDraft } from '#domain/applications/draft';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { LANGUAGES, type Language } from '#domain/language';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { refreshApplicationTo } from '../../data/applications';
import { refreshOwnThing } from '../../data/ownThings';
import { draftsOf } from '../../session/drafts/drafts';
import { removeAllDrafts } from '../../session/drafts/removeAllDrafts';
import { useLostSession } from '../../session/lostSession';
import { aDeviceKey } from '../../testing/aDeviceKey';
import { aJobDetail } from '../../testing/aJobDetail';
import { anApplication } from '../../testing/anApplication';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component } from './ApplyPage';

const job = aJobDetail();
const START = `/candidate/apply?job=${job.id}`;
const APPLY = `${START}&step=tasks`;
const none = { status: 0, exists: false, application: null, blockedEmployer: null };
const sent = anApplication({ jobId: job.id });

const BLOCK = {
  employerId: 'e-1',
  employerName: 'Exempelvård',
  blockedAt: '2026-11-18T13:02:00.000Z',
};
const BLOCKED_WORDS: Record<Language, Record<'told' | 'lift' | 'lifted', string>> = {
  sv: {
    told: 'Du har blockerat Exempelvård',
    lift: 'Ta bort blockeringen',
    lifted: 'Exempelvård är inte längre blockerad.',
  },
  en: {
    told: 'You have blocked Exempelvård',
    lift: 'Lift the block',
    lifted: 'Exempelvård is no longer blocked.',
  },
};

const NO_DOCUMENTS = {
  status: 0,
  results: [],
  shownCriminalRecords: [],
  criminalRecordUpload: null,
};

/** What the server keeps of the application; a test changes it as another tab would. */
let stored = emptyDraft(job.id);
function draftServices() {
  const save = (change: Partial<ApplicationDraft>) => {
    stored = { ...stored, ...change, updatedAt: '2026-03-20T12:00:00.000Z' };
    return { status: 0, draft: stored };
  };
  // The contract of its endpoint defines each request
  const saving = (part: string, field: string) => (request: unknown) => {
    const unfinished = { ...stored.unfinished, [part]: {} };
    return save({ [field]: Reflect.get(Object(request), part), unfinished });
  };
  return {
    application_draft: () => ({ status: 0, draft: stored }),
    update_candidate_contact: saving('contact', 'contact'),
    updateCandidateWithQuestionaire: saving('answers', 'answers'),
    save_unfinished_steps: (request: unknown) => {
      const { contact, answers } = Object(request);
      const { unfinished } = stored;
      return save({
        unfinished: {
          contact: { ...unfinished.contact, ...contact },
          answers: { ...unfinished.answers, ...answers },
        },
      });
    },
    update_candidate_interview: (request: unknown) =>
      save({ interviewAt: Reflect.get(Object(request), 'startsAt') }),
    update_candidate_reference: (request: unknown) => {
      const { referenceIds, shared } = Object(request);
      return save({ references: referenceIds, shared });
    },
    pass_application_step: (request: unknown) => {
      const { step } = Object(request);
      return save({ passed: [step], ...(step === 'interview' && { interviewAt: null }) });
    },
    interview_times: { status: 0, timeZone: 'Europe/Stockholm', minutes: null, slots: [] },
  };
}

async function renderApply(
  services: Parameters<typeof fakeServices>[0] = {},
  path: string = APPLY,
  language: Language = 'sv',
) {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    'public/job': { status: 0, data: job, jobStatus: 'open' },
    checkExistingCandidate: none,
    submitCandidate: { status: 0, application: sent },
    'misc/device_key': { status: 0, data: aDeviceKey },
    ...draftServices(),
    'users/user_documents': NO_DOCUMENTS,
    'users/user_references': { status: 0, results: [] },
    fetch_eligibility: { status: 0, results: [] },
    'misc/constants': { status: 0, ...CONSTANTS },
    ...services,
  });
  const loader = () => ({ answers: [], extra: { jobId: job.id } });
  const routes = [
    {
      Component: () => (
        <>
          <Outlet />
          session/lost: {String(useLostSession().lost)}
        </>
      ),
      children: [{ path: '/candidate/apply', Component, loader, HydrateFallback: () => null }],
    },
  ];
  const page = await renderSite(routes, { api: client, path, language });
  const callsOf = (path: string) => asked.filter((one) => one.path === path);
  const tries = () => callsOf('submitCandidate');
  return { ...page, callsOf, tries, user: userEvent.setup() };
}

const next = () => screen.getByRole('button', { name: 'Fortsätt' });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
type User = ReturnType<typeof userEvent.setup>;

/** From the list of steps to the first one. */
async function openContact(user: User): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'Kontaktuppgifter' }));
  await heading('Kontaktuppgifter');
}

/** From the first step to the last. */
async function fillIn(user: User): Promise<void> {
  await openContact(user);
  await user.click(next());
  await heading('Frågor om uppdraget');
  await user.type(screen.getByLabelText('När kan du tidigast börja?'), 'I mars');
  await user.click(screen.getByRole('radio', { name: 'Nej' }));
  await user.click(next());
  await heading('Granska och skicka');
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Skicka ansökan' }));

describe('applying', () => {
  beforeEach(() => {
    stored = emptyDraft(job.id);
    removeAllDrafts();
    window.scrollTo = () => {};
  });

  it.each(LANGUAGES)(
    'says at its beginning that the employer is blocked, in %s',
    async (language) => {
      let blocked = true;
      const { user } = await renderApply(
        {
          checkExistingCandidate: () => ({ ...none, blockedEmployer: blocked ? BLOCK : null }),
          'chats/unblock_employer': () => {
            blocked = false;
            return { status: 0 };
          },
          fetch_applications: { status: 0, results: [], nextPageToken: null, total: 0 },
        },
        APPLY,
        language,
      );
      const { told, lift, lifted } = BLOCKED_WORDS[language];
      expect(await screen.findByRole('heading', { name: told })).toBeVisible();
      expect(screen.queryByRole('progressbar')).toBeNull();
      await user.click(screen.getByRole('button', { name: lift }));
      expect(await screen.findByText(lifted)).toBeVisible();
      expect(await screen.findByRole('progressbar')).toBeVisible();
    },
  );

  it('says at its end that the employer was blocked meanwhile', async () => {
    let blocked = false;
    const { user } = await renderApply({
      checkExistingCandidate: () => ({ ...none, blockedEmployer: blocked ? BLOCK : null }),
      submitCandidate: () => {
        blocked = true;
        throw new ApiError('employer_blocked', 'Blocked.');
      },
    });
    await fillIn(user);
    await send(user);
    const told = await screen.findByRole('heading', { name: BLOCKED_WORDS.sv.told });
    await waitFor(() => expect(told.closest('[tabindex="-1"]')).toHaveFocus());
  });

  it.each([
    ['the questions, when only they are left', {}, 'Frågor om uppdraget', 'questionnaire'],
    ['the summary, when nothing is left', { questionnaire: [] }, 'Granska och skicka', 'summary'],
  ])('begins with %s', async (_, changed, title, step) => {
    const data = aJobDetail(changed);
    const services = { 'public/job': { status: 0, data, jobStatus: 'open' } };
    const { router, user } = await renderApply(services, START);
    await heading(title);
    expect(router.state.location.search).toBe(`?job=${job.id}&step=${step}`);
    await user.click(screen.getByRole('link', { name: 'Alla steg' }));
    await heading('Det här behövs');
  });

  it('goes from prefilled contact details to a receipt', async () => {
    const { user, router, tries } = await renderApply();
    await openContact(user);
    expect(await screen.findByLabelText('Förnamn')).toHaveValue('Alva');
    await user.click(screen.getByRole('link', { name: 'Tillbaka' }));
    await fillIn(user);
    expect(router.state.location.search).toContain('step=summary');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Granska och skicka' })).toHaveFocus(),
    );
    await send(user);
    await screen.findByRole('heading', { name: 'Tack, din ansökan är skickad!' });
    expect(router.state.location.search).toContain('step=completion');
    expect(tries().map(({ request }) => request)).toEqual([
      {
        jobId: job.id,
        kind: 'candidate',
        contact: {
          firstName: 'Alva',
          lastName: 'Nordanvik',
          email: 'alva.nordanvik@example.com',
          phone: '+46701740605',
        },
        answers: { q1: 'I mars', q2: 'o2' },
      },
    ]);
    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('carries the recommendation of its address, and keeps nothing of it once it is sent', async () => {
    const id = 'A'.repeat(43);
    const { user, tries } = await renderApply({}, `${APPLY}&recommendation=${id}`);
    await fillIn(user);
    expect(screen.getByText(/^Du kom hit genom ett tips\./)).toBeVisible();
    await send(user);
    await screen.findByRole('heading', { name: 'Tack, din ansökan är skickad!' });
    expect(tries().map(({ request }) => request)).toEqual([
      expect.objectContaining({ jobId: job.id, recommendation: id }),
    ]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('stays on an invalid step, and names the question in the summary', async () => {
    const { user } = await renderApply();
    await openContact(user);
    await user.click(next());
    await heading('Frågor om uppdraget');
    await user.click(next());
    const summary = await screen.findByRole('alert', { name: 'Något behöver rättas' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'När kan du tidigast börja? Fyll i det här',
      'Behöver du boende på orten? Fyll i det här',
    ]);
  });

  it('keeps what was typed, and the step, over a reload', async () => {
    const { data, user, unmount } = await renderApply();
    await openContact(user);
    await user.click(next());
    await user.type(await screen.findByLabelText('När kan du tidigast börja?'), 'I mars');
    await draftsOf(data, { userId: aProfile().userId, sharedComputer: false }).settled();
    unmount();
    await renderApply({}, `${START}&step=questionnaire`);
    expect(await screen.findByLabelText('När kan du tidigast börja?')).toHaveValue('I mars');
  });

  it('shows the steps instead of the summary while some are left', async () => {
    await renderApply({}, `${START}&step=summary`);
    expect(await heading('Det här behövs')).toBeVisible();
  });

  it('sends a retry under the same key', async () => {
    let lost = true;
    const { user, tries } = await renderApply({
      submitCandidate: () => {
        if (!lost) return { status: 0, application: sent };
        lost = false;
        throw new ApiError('unavailable', 'The line broke.');
      },
    });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Det kom inte fram')).toBeVisible();
    await send(user);
    await screen.findByRole('heading', { name: 'Tack, din ansökan är skickad!' });
    const keys = tries().map(({ options }) => options?.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u);
  });

  it('shows the receipt when only the answer was lost, once the page hears that it was sent', async () => {
    let known: object = none;
    const { data, user } = await renderApply({
      checkExistingCandidate: () => known,
      submitCandidate: () => {
        known = { status: 0, exists: true, application: sent, blockedEmployer: null };
        throw new ApiError('network_error', 'The answer was lost.');
      },
    });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Det kom inte fram')).toBeVisible();
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await act(() => refreshApplicationTo(data, job.id));
    const title = 'Tack, din ansökan är skickad!';
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  });

  it('stays unchanged when the session has been lost, and sends once after a new sign-in', async () => {
    let signedOut = true;
    const { data, user, router, tries, unmount } = await renderApply({
      submitCandidate: () => {
        if (signedOut) throw new ApiError('authentication_required', 'Sign in first.');
        return { status: 0, application: sent };
      },
    });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(/session\/lost: true/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Granska och skicka' })).toBeVisible();
    expect(router.state.location.search).toContain('step=summary');
    const [before] = tries().map(({ options }) => options?.idempotencyKey);

    // To BankID and back: a new document.
    await draftsOf(data, { userId: aProfile().userId, sharedComputer: false }).settled();
    unmount();
    signedOut = false;
    const again = await renderApply({}, `${START}&step=summary`);
    await heading('Granska och skicka');
    expect(screen.getByText('I mars')).toBeVisible();
    await send(again.user);
    await screen.findByRole('heading', { name: 'Tack, din ansökan är skickad!' });
    expect(again.tries().map(({ options }) => options?.idempotencyKey)).toEqual([before]);
  });

  it('leaves nothing readable in the browser', async () => {
    const { user } = await renderApply();
    await fillIn(user);
    await vi.waitFor(() => expect(Object.keys(window.localStorage)).toHaveLength(1));
    const kept = JSON.stringify({ ...window.localStorage });
    expect(kept).toContain(`draft.owner.${job.id}`);
    expect(kept).not.toMatch(/mars|Alva|Nordanvik|example\.com|70[- ]?174/u);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('keeps nothing on a shared computer beyond the tab', async () => {
    const { user } = await renderApply({
      'session/me': { status: 0, profile: aProfile(), sharedComputer: true },
    });
    await fillIn(user);
    await vi.waitFor(() => expect(window.sessionStorage).toHaveLength(1));
    expect(window.localStorage).toHaveLength(0);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/mars|Alva/u);
  });

  it('deletes a draft that was sent from another tab', async () => {
    window.localStorage.setItem(`draft.owner.${job.id}`, '{"at":0,"sealed":""}');
    await renderApply({
      checkExistingCandidate: { status: 0, exists: true, application: sent, blockedEmployer: null },
    });
    expect(await screen.findByText('Du har redan sökt det här uppdraget')).toBeVisible();
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ['contact.email', 'contact.email.invalid', 'Kontaktuppgifter', /Skriv en hel e-postadress/],
    ['answers.q2', 'validation.unknown_option', 'Frågor om uppdraget', /Valet finns inte längre/],
  ])('shows a refusal of %s at its field', async (path, message, step, words) => {
    const refusal = new ApiError('invalid_request', 'No.', { [path]: message });
    const { user } = await renderApply({ submitCandidate: refusal });
    await fillIn(user);
    await send(user);
    await heading(step);
    const summary = await screen.findByRole('alert', { name: 'Något behöver rättas' });
    expect(within(summary).getByRole('link')).toHaveTextContent(words);
    await waitFor(() => expect(summary).toHaveFocus());
  });

  it('says that the job has closed meanwhile', async () => {
    const { user } = await renderApply({ submitCandidate: new ApiError('job_unavailable', 'No.') });
    await fillIn(user);
    await send(user);
    const title = 'Uppdraget tar inte emot fler ansökningar';
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
  });

  it('says that the candidate has already applied, in another window', async () => {
    let known: object = none;
    const { user } = await renderApply({
      checkExistingCandidate: () => known,
      submitCandidate: () => {
        known = { status: 0, exists: true, application: sent, blockedEmployer: null };
        throw new ApiError('already_submitted', 'Twice.');
      },
    });
    await fillIn(user);
    await send(user);
    const title = 'Du har redan sökt det här uppdraget';
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
  });

  it.each([
    ['candidate', 'open', 'Du har redan sökt det här uppdraget'],
    ['rejected', 'open', 'Du har redan sökt det här uppdraget'],
    ['interested', 'open', 'Ansök'],
    ['sent', 'open', 'Ansök'],
    ['interested', 'closed', 'Ansökningstiden har gått ut'],
  ] as const)(
    'with an application that is %s on a job that is %s',
    async (status, jobStatus, title) => {
      await renderApply({
        'public/job': { status: 0, data: job, jobStatus },
        checkExistingCandidate: {
          status: 0,
          exists: true,
          application: anApplication({ jobId: job.id, status }),
        },
      });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );

  it.each([
    ['https://jobb.example.com/lediga/1', 'Fortsätt till jobb.example.com'],
    [null, 'Tillbaka till uppdraget'],
  ])('links to the employer instead of a form when the job is imported (%s)', async (url, name) => {
    await renderApply({
      'public/job': {
        status: 0,
        data: aJobDetail({ externalApplication: { url } }),
        jobStatus: 'open',
      },
    });
    const title = 'Det här uppdraget söker du hos arbetsgivaren';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', url ?? `/jobb/${job.slug}`);
    if (url) expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.queryByRole('button', { name: 'Fortsätt' })).toBeNull();
  });

  it('continues without a connection, and saves what was typed when it is back', async () => {
    let broken = true;
    const { callsOf, user } = await renderApply({
      update_candidate_contact: (request: unknown) => {
        if (broken) throw new ApiError('network_error', 'The line is broken.');
        stored = { ...stored, contact: Reflect.get(Object(request), 'contact') };
        return { status: 0, draft: stored };
      },
    });
    await openContact(user);
    await user.clear(screen.getByLabelText('Efternamn'));
    await user.type(screen.getByLabelText('Efternamn'), 'Ek');
    await user.click(next());
    await heading('Frågor om uppdraget');
    expect(screen.getByText('Ingen uppkoppling')).toBeVisible();
    expect(stored.contact).toBeNull();
    // On a slow machine it has been tried again by itself
    const failed = callsOf('update_candidate_contact').length;
    broken = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Ingen uppkoppling')).toBeNull());
    expect(stored.contact?.lastName).toBe('Ek');
    expect(callsOf('update_candidate_contact')).toHaveLength(failed + 1);
  });

  /** As when the candidate turns to another window: what is typed is saved at once. */
  function leaveWindow(): void {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
  }
  const EARLIEST = 'När kan du tidigast börja?';
  const QUESTIONS = `${START}&step=questionnaire`;

  it('saves what is half typed, and another browser continues with it', async () => {
    const { user, unmount, callsOf } = await renderApply({}, QUESTIONS);
    await user.type(await screen.findByLabelText(EARLIEST), 'I ma');
    leaveWindow();
    expect(await screen.findByText(/^Sparat/)).toBeVisible();
    expect(callsOf('save_unfinished_steps').map(({ request }) => request)).toEqual([
      { jobId: job.id, answers: { q1: 'I ma' }, base: { answers: { q1: '' } } },
    ]);
    await user.type(screen.getByLabelText(EARLIEST), 'rs');
    leaveWindow();
    await waitFor(() => expect(stored.unfinished.answers).toEqual({ q1: 'I mars' }));
    unmount();
    removeAllDrafts();
    const other = await renderApply();
    const list = await screen.findByRole('list', { name: 'Steg i ansökan' });
    const items = within(list).getAllByRole('listitem');
    expect(items[1]).toHaveTextContent('FrågorAtt göra');
    await other.user.click(within(list).getByRole('link', { name: 'Frågor' }));
    expect(await screen.findByLabelText(EARLIEST)).toHaveValue('I mars');
    await other.user.click(screen.getByRole('radio', { name: 'Nej' }));
    await other.user.click(next());
    await waitFor(() => expect(stored.answers).toMatchObject({ q1: 'I mars', q2: 'o2' }));
    expect(stored.unfinished.answers).toEqual({});
  });

  it('keeps what is half typed while the connection is lost, and saves it as unfinished', async () => {
    let broken = true;
    const { user } = await renderApply(
      {
        save_unfinished_steps: (request: unknown) => {
          if (broken) throw new ApiError('network_error', 'The line is broken.');
          const { answers } = Object(request);
          stored = { ...stored, unfinished: { ...stored.unfinished, answers } };
          return { status: 0, draft: stored };
        },
      },
      QUESTIONS,
    );
    await user.type(await screen.findByLabelText(EARLIEST), 'I ma');
    leaveWindow();
    expect(await screen.findByText('Ingen uppkoppling')).toBeVisible();
    broken = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Ingen uppkoppling')).toBeNull());
    expect(stored).toMatchObject({ answers: {}, unfinished: { answers: { q1: 'I ma' } } });
    expect(screen.getByLabelText(EARLIEST)).toHaveValue('I ma');
  });

  it('shows what another browser types meanwhile, where nothing is typed here', async () => {
    const { data, user, callsOf } = await renderApply({}, QUESTIONS);
    await screen.findByLabelText(EARLIEST);
    stored = { ...stored, unfinished: { contact: {}, answers: { q1: 'I maj' } } };
    await refreshOwnThing(data, 'drafts');
    await waitFor(() => expect(screen.getByLabelText(EARLIEST)).toHaveValue('I maj'));
    await user.type(screen.getByLabelText(EARLIEST), ' 2027');
    leaveWindow();
    await waitFor(() => expect(stored.unfinished.answers).toEqual({ q1: 'I maj 2027' }));
    const [call] = callsOf('save_unfinished_steps');
    expect(call?.request).toMatchObject({ base: { answers: { q1: 'I maj' } } });
  });

  it('shows what another browser typed, and saves what the candidate keeps', async () => {
    const { user } = await renderApply(
      {
        save_unfinished_steps: (request: unknown) => {
          const { answers, base } = Object(request);
          if (base.answers.q1 !== (stored.unfinished.answers.q1 ?? '')) {
            throw new ApiError('edit_conflict', 'No.', {}, { current: stored });
          }
          stored = { ...stored, unfinished: { ...stored.unfinished, answers } };
          return { status: 0, draft: stored };
        },
      },
      QUESTIONS,
    );
    await user.type(await screen.findByLabelText(EARLIEST), 'I mars');
    stored = { ...stored, unfinished: { contact: {}, answers: { q1: 'I maj' } } };
    leaveWindow();
    expect(await screen.findByText(`${EARLIEST}: I maj`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Behåll det jag skrev här' }));
    await waitFor(() => expect(screen.queryByText(`${EARLIEST}: I maj`)).toBeNull());
    leaveWindow();
    await waitFor(() => expect(stored.unfinished.answers).toEqual({ q1: 'I mars' }));
    expect(screen.getByLabelText(EARLIEST)).toHaveValue('I mars');
  });

  const TIMES = ['2026-03-23T09:00:00.000Z', '2026-03-23T09:30:00.000Z'] as const;
  const slots = (free: readonly boolean[]) => ({
    status: 0,
    timeZone: 'Europe/Stockholm',
    minutes: 30,
    slots: TIMES.map((startsAt, index) => ({
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
      free: free[index] ?? true,
    })),
  });
  const INTERVIEW = {
    'public/job': {
      status: 0,
      data: aJobDetail({ steps: ['interview'], questionnaire: [] }),
      jobStatus: 'open',
    },
  };

  it('books a time with the application, or later when it was taken meanwhile', async () => {
    let free = [true, true];
    let taken = false;
    const { user, tries } = await renderApply({
      ...INTERVIEW,
      interview_times: () => slots(free),
      eventDetails: {
        status: 0,
        job: { title: '', slug: '', workplaceName: '' },
        event: null,
        booking: 'open',
        held: false,
      },
      submitCandidate: () => {
        if (stored.interviewAt !== null && taken) throw new ApiError('slot_taken', 'Taken.');
        return { status: 0, application: sent };
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Intervju' }));
    await heading('Intervju');
    await user.click(next());
    expect(await screen.findByText('Välj en tid, eller boka senare.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '10:00–10:30' }));
    await user.click(next());
    await heading('Granska och skicka');
    expect(screen.getByText(/23 mars.*svensk tid/u)).toBeVisible();
    [free, taken] = [[false, true], true];
    await send(user);
    await heading('Intervju');
    expect(screen.getByText('Någon annan hann boka tiden')).toBeVisible();
    expect(screen.getByText(/är inte ledig längre/u)).toBeVisible();
    expect(screen.queryByRole('radio', { name: '10:00–10:30' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Boka senare' }));
    await heading('Granska och skicka');
    await send(user);
    await screen.findByRole('heading', { name: 'Tack, din ansökan är skickad!' });
    expect(new Set(tries().map(({ options }) => options?.idempotencyKey)).size).toBe(1);
  });

  it('says that the employer offers times afterwards, where there are none yet', async () => {
    const { user } = await renderApply({
      ...INTERVIEW,
      interview_times: { status: 0, timeZone: 'Europe/Stockholm', minutes: null, slots: [] },
    });
    await user.click(await screen.findByRole('link', { name: 'Intervju' }));
    await heading('Intervju');
    expect(screen.getByText(/^Arbetsgivaren erbjuder tider efter ansökan/)).toBeVisible();
    await user.click(next());
    expect(await heading('Granska och skicka')).toBeVisible();
  });

  it.each([
    ['Behåll det jag skrev här', 'Ek'],
    ['Använd det som står där', 'Dal'],
  ])('shows another tab’s edit, and lets the candidate choose: %s', async (choice, lastName) => {
    const contact = { firstName: 'Alva', email: 'alva@example.com', phone: '+46701740605' };
    stored = { ...stored, contact: { ...contact, lastName: 'Berg' } };
    const { user } = await renderApply({
      update_candidate_contact: (request: unknown) => {
        const { contact: sent, base } = request as {
          contact: ContactDetails;
          base: ContactDetails;
        };
        if (base.lastName !== stored.contact?.lastName) {
          const fields = { lastName: 'validation.edit_conflict' };
          throw new ApiError('edit_conflict', 'No.', fields, { current: stored });
        }
        stored = { ...stored, contact: sent };
        return { status: 0, draft: stored };
      },
    });
    await openContact(user);
    await user.clear(screen.getByLabelText('Efternamn'));
    await user.type(screen.getByLabelText('Efternamn'), 'Ek');
    stored = { ...stored, contact: { ...contact, lastName: 'Dal' } };
    await user.click(next());
    expect(await screen.findByText('Efternamn: Dal')).toBeVisible();
    await user.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByText('Efternamn: Dal')).toBeNull());
    await waitFor(() => expect(stored.contact?.lastName).toBe(lastName));
    await user.click(screen.queryByRole('link', { name: 'Alla steg' }) ?? next());
    await openContact(user);
    expect(screen.getByLabelText('Efternamn')).toHaveValue(lastName);
  });

  it('moves a draft from before drafts were kept on the server, once', async () => {
    const first = await renderApply();
    const drafts = draftsOf(first.data, { userId: aProfile().userId, sharedComputer: false });
    const contact = {
      firstName: 'Eva',
      lastName: 'Ek',
      email: 'eva@example.com',
      phone: '070-174 06 05',
    };
    drafts.write(job.id, { contact, answers: { q1: 'I mars', gone: 'x' }, key: 'k'.repeat(32) });
    await drafts.settled();
    first.unmount();
    const second = await renderApply();
    await waitFor(() => expect(stored).toMatchObject({ contact, answers: { q1: 'I mars' } }));
    await second.findByRole('link', { name: 'Frågor' });
    second.unmount();
    const third = await renderApply();
    await third.findByRole('link', { name: 'Frågor' });
    expect(third.callsOf('update_candidate_contact')).toEqual([]);
  });

  it('sends once however often the button is pressed', async () => {
    let answer = (_: object) => {};
    const { user, tries } = await renderApply({
      submitCandidate: () => new Promise<object>((resolve) => (answer = resolve)),
    });
    await fillIn(user);
    const button = screen.getByRole('button', { name: 'Skicka ansökan' });
    await user.dblClick(button);
    await user.click(button);
    answer({ status: 0, application: sent });
    await screen.findByRole('heading', { name: 'Tack, din ansökan är skickad!' });
    expect(tries()).toHaveLength(1);
  });

  it('shows every step that the job asks for, and what is left of it', async () => {
    const steps = ['cv', 'licence', 'references', 'criminal_record', 'interview'] as const;
    const { user } = await renderApply({
      'public/job': { status: 0, data: aJobDetail({ steps: [...steps] }), jobStatus: 'open' },
    });
    const list = await screen.findByRole('list', { name: 'Steg i ansökan' });
    const shown = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(shown).toHaveLength(9);
    expect(shown.slice(2, 4)).toEqual(['BankIDVerifierad med BankIDKlart', 'CVAtt göra']);
    expect(within(list).queryByRole('link', { name: 'Granska och skicka' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Utdrag ur belastningsregistret' }));
    await user.click(await screen.findByRole('button', { name: 'Jag visar det vid intervjun' }));
    await waitFor(() => expect(stored.passed).toEqual(['criminal_record']));
  });

  it('says by what law a criminal record may be uploaded, and how long it is kept', async () => {
    const { user } = await renderApply({
      'public/job': {
        status: 0,
        data: aJobDetail({ steps: ['criminal_record'] }),
        jobStatus: 'open',
      },
      'users/user_documents': {
        ...NO_DOCUMENTS,
        criminalRecordUpload: { legalGround: 'lag (2013:852)' },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Utdrag ur belastningsregistret' }));
    const ground = await screen.findByText(/^Du kan också ladda upp utdraget/);
    expect(ground).toHaveTextContent('Lagligt stöd: lag (2013:852).');
    expect(ground).toHaveTextContent('efter 30 dagar');
  });

  it('has no questions step for a job without questions', async () => {
    const { user } = await renderApply({
      'public/job': { status: 0, data: aJobDetail({ questionnaire: [] }), jobStatus: 'open' },
    });
    await openContact(user);
    await user.click(next());
    expect(await heading('Granska och skicka')).toBeVisible();
  });
});
