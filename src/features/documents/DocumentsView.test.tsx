import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { Upload } from '../../data/uploads/uploads.reducer';
import { aDocument } from '../../testing/aDocument';
import { aJobSummary, anApplication } from '../../testing/anApplication';
import { renderSite } from '../../testing/renderSite';
import { DocumentsView, type DocumentsViewProps } from './DocumentsView';

const TODAY = '2026-11-21';

function propsOf(changed: Partial<DocumentsViewProps> = {}): DocumentsViewProps {
  return {
    answer: { results: [], shownCriminalRecords: [], criminalRecordUpload: null },
    onRetry: null,
    today: TODAY,
    uploads: [],
    unfinished: [],
    add: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    cancel: vi.fn(),
    actions: {
      onRead: vi.fn(async () => new Blob(['x'])),
      onUpdate: vi.fn(async () => {}),
      onDelete: vi.fn(async () => {}),
      onReadOpenings: vi.fn(async () => []),
      onReadApplications: vi.fn(async () => []),
      onShare: vi.fn(async () => {}),
      onUnshare: vi.fn(async () => {}),
      onTakeBack: vi.fn(async () => {}),
      onRecordShown: vi.fn(async () => {}),
    },
    ...changed,
  };
}

async function show(changed: Partial<DocumentsViewProps> = {}) {
  const props = propsOf(changed);
  await renderSite(<DocumentsView {...props} />);
  return props;
}

const answerWith = (...results: ReturnType<typeof aDocument>[]): DocumentsViewProps['answer'] => ({
  results,
  shownCriminalRecords: [],
  criminalRecordUpload: null,
});
const card = (name: string) => within(screen.getByRole('region', { name }));

async function choose(label: RegExp, item: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: label }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return user;
}

const SHARE = {
  applicationId: 'a-1',
  jobTitle: 'Natt i Umeå',
  workplace: 'Norrlands sjukhus',
  since: '2026-11-20T10:00:00.000Z',
};

const anUpload = (changed: Partial<Upload>): Upload => ({
  id: 'u-1',
  type: 'cv',
  fileName: 'cv.pdf',
  size: 100,
  replaces: null,
  phase: 'sending',
  sent: 40,
  breaks: 0,
  problem: null,
  reason: null,
  ...changed,
});

describe('DocumentsView', () => {
  it('says of each of the eight types what it is for and whether it is needed', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(card('CV').getByText('Behövs')).toBeVisible();
    expect(card('Yrkeslegitimation (HOSP)').getByText('En av två behövs')).toBeVisible();
    expect(card('Övrigt').getByText('Valfritt')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /söka uppdrag/u })).toHaveAttribute(
      'aria-valuetext',
      '0 av 4 klara',
    );
  });

  it('offers the camera for the identity card alone', async () => {
    await show();
    const cameras = screen.getAllByRole('button', { name: 'Ta ett foto', hidden: true });
    expect(cameras).toHaveLength(1);
    expect(card('Id-handling').getByRole('button', { name: 'Ta ett foto', hidden: true })).toBe(
      cameras[0],
    );
    expect(document.querySelectorAll('[data-way="camera"][capture="environment"]')[3]).toBeTruthy();
  });

  it.each([
    [null, 'Inget slutdatum'],
    ['2028-05-01', 'Gäller till och med 1 maj 2028'],
    ['2026-12-03', 'Går ut om 12 dagar, 3 dec. 2026'],
    ['2026-11-22', 'Går ut i morgon, 22 nov. 2026'],
    ['2026-11-21', 'Går ut i dag, 21 nov. 2026'],
    ['2026-11-20', 'Gick ut i går, 20 nov. 2026'],
    ['2026-11-01', 'Gick ut för 20 dagar sedan, 1 nov. 2026'],
  ])('says in words when a document expires: %s', async (validTo, words) => {
    await show({ answer: answerWith(aDocument({ validTo })) });
    expect(card('CV').getByText(words)).toBeVisible();
  });

  it('asks until when a document is valid of which nobody has said, where it is answered', async () => {
    const licence = aDocument({ type: 'hosp_licence', name: 'Leg', expiry: 'unknown' });
    const props = await show({ answer: answerWith(licence) });
    const shown = card('Yrkeslegitimation (HOSP)');
    expect(shown.getByText('Slutdatum saknas')).toBeVisible();
    expect(shown.getByText('Slutdatum inte angivet')).toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ange hur länge den gäller: Leg' }));
    const end = await screen.findByLabelText(/Gäller till och med/u);
    await user.type(end, '2028-01-09');
    const isEndless = screen.getByRole('checkbox', { name: 'Har inget slutdatum' });
    await user.click(isEndless);
    expect(screen.getByLabelText(/Gäller till och med/u)).toBeDisabled();
    expect(screen.getByLabelText(/Gäller till och med/u)).toHaveValue('');
    // By keyboard: what was typed comes back, and goes again
    isEndless.focus();
    await user.keyboard(' ');
    // A plain field until the calendar's code has come
    await waitFor(() =>
      expect(screen.getByLabelText(/Gäller till och med/u)).toHaveValue('9 jan. 2028'),
    );
    isEndless.focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() =>
      expect(props.actions.onUpdate).toHaveBeenCalledExactlyOnceWith(
        'd-1',
        {
          name: 'Leg',
          issuedOn: null,
          validTo: null,
          noEndDate: true,
        },
        { name: 'Leg', issuedOn: null, validTo: null, noEndDate: false },
      ),
    );
  });

  it('says with whom a document is shared and how often employers opened it', async () => {
    const sharedWith = [SHARE];
    await show({ answer: answerWith(aDocument({ sharedWith, openings: 2 })) });
    const shared = screen.getByRole('list', { name: 'Vilka som får se CV Alva Nordanvik' });
    expect(shared).toHaveTextContent(
      'Delad i ansökan till ”Natt i Umeå”, Norrlands sjukhus, sedan 20 nov. 11:00',
    );
    expect(screen.getByText('Öppnad 2 gånger av arbetsgivare')).toBeVisible();
  });

  it('offers to replace a CV, and to add one more of the other documents', async () => {
    await show({ answer: answerWith(aDocument(), aDocument({ id: 'd-2', type: 'other' })) });
    expect(card('CV').queryByRole('button', { name: 'Välj fil' })).not.toBeInTheDocument();
    expect(card('Övrigt').getByRole('button', { name: 'Välj fil' })).toBeVisible();
  });

  it('accepts a file for its type, and shows that an upload was unfinished', async () => {
    const props = await show({ unfinished: ['cv'] });
    expect(card('CV').getByText(/En uppladdning blev inte klar/u)).toBeVisible();
    const input = screen
      .getByRole('region', { name: 'CV' })
      .querySelector<HTMLInputElement>('[data-way="choose"]');
    const file = new File(['x'], 'cv.pdf', { type: 'application/pdf' });
    if (input) await userEvent.upload(input, file);
    const what = { type: 'cv', replaces: null };
    await waitFor(() => expect(props.add).toHaveBeenCalledExactlyOnceWith(file, what));
  });

  it.each([
    ['cv.docx', /Spara den som PDF först/u],
    ['IMG_1.heic', /Ta ett nytt foto som JPEG/u],
  ])('says before anything is sent what to do with %s', async (name, words) => {
    const props = await show();
    const input = screen
      .getByRole('region', { name: 'CV' })
      .querySelector<HTMLInputElement>('[data-way="choose"]');
    const file = new File(['x'], name);
    if (input) await userEvent.setup({ applyAccept: false }).upload(input, file);
    expect(await card('CV').findByText(words)).toBeVisible();
    expect(props.add).not.toHaveBeenCalled();
  });

  it.each<[Partial<Upload>, RegExp, string[]]>([
    [{}, /laddas upp/u, ['Pausa cv.pdf', 'Avbryt cv.pdf']],
    [{ phase: 'waiting' }, /väntar på nätet/u, ['Pausa cv.pdf', 'Avbryt cv.pdf']],
    [{ phase: 'paused' }, /pausad/u, ['Fortsätt med cv.pdf', 'Avbryt cv.pdf']],
    [{ phase: 'checking' }, /kontrolleras/u, ['Avbryt cv.pdf']],
    [
      { phase: 'failed', problem: 'file_encrypted' },
      /behöver ett lösenord för att öppnas/u,
      ['Försök igen med cv.pdf', 'Ta bort cv.pdf ur listan'],
    ],
    [
      { phase: 'failed', problem: 'file_active_content', reason: 'script' },
      /köra ett skript/u,
      ['Försök igen med cv.pdf', 'Ta bort cv.pdf ur listan'],
    ],
    [
      { phase: 'failed', problem: 'quota_exceeded' },
      /så många handlingar som ryms/u,
      ['Försök igen med cv.pdf', 'Ta bort cv.pdf ur listan'],
    ],
  ])('shows an upload %o in words', async (upload, words, buttons) => {
    await show({ uploads: [anUpload(upload)] });
    const own = card('CV');
    expect(own.getAllByText(words)[0]).toBeVisible();
    for (const name of buttons) expect(own.getByRole('button', { name })).toBeVisible();
  });

  it('announces what was uploaded', async () => {
    await show({ uploads: [anUpload({ phase: 'done' })] });
    expect(screen.getByText('cv.pdf är uppladdad').closest('[role="status"]')).not.toBeNull();
  });

  it('deletes after a question, and says so when it failed', async () => {
    const props = propsOf({ answer: answerWith(aDocument()) });
    vi.mocked(props.actions.onDelete).mockRejectedValueOnce(new ApiError('unavailable', 'Down.'));
    await renderSite(<DocumentsView {...props} />);
    const user = await choose(/Fler val för CV/u, 'Ta bort');
    const question = await screen.findByRole('alertdialog');
    const confirm = within(question).getByRole('button', { name: 'Ta bort' });
    await user.click(confirm);
    expect(await within(question).findByText(/kunde inte tas bort/u)).toBeVisible();
    await user.click(confirm);
    expect(props.actions.onDelete).toHaveBeenLastCalledWith('d-1');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('changes the name and the days, and refuses an end before the beginning', async () => {
    const props = await show({ answer: answerWith(aDocument({ issuedOn: '2026-01-10' })) });
    const user = await choose(/Fler val för CV/u, 'Ändra namn och datum');
    const end = await screen.findByLabelText(/Gäller till och med/u);
    await user.type(end, '2026-01-09');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(
      await screen.findByRole('link', { name: 'Slutdatumet är före utfärdandet' }),
    ).toBeVisible();
    await user.clear(end);
    await user.type(end, '2028-01-09');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() =>
      expect(props.actions.onUpdate).toHaveBeenCalledExactlyOnceWith(
        'd-1',
        {
          name: 'CV Alva Nordanvik',
          issuedOn: '2026-01-10',
          validTo: '2028-01-09',
          noEndDate: false,
        },
        expect.objectContaining({ issuedOn: '2026-01-10', validTo: null }),
      ),
    );
  });

  it('shows what another tab has saved meanwhile, and overwrites it by a second press alone', async () => {
    const document = aDocument({ name: 'Leg' });
    const props = await show({ answer: answerWith(document) });
    const onUpdate = vi.mocked(props.actions.onUpdate);
    const current = { ...document, validTo: '2027-05-06' };
    const fields = { validTo: 'validation.edit_conflict' };
    onUpdate.mockRejectedValueOnce(new ApiError('edit_conflict', 'Changed.', fields, { current }));
    const user = await choose(/Fler val för Leg/u, 'Ändra namn och datum');
    await user.click(await screen.findByRole('checkbox', { name: 'Har inget slutdatum' }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText(/Nu är sparat/u)).toBeVisible();
    expect(screen.getByText('6 maj 2027')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Spara det jag skrev här' }));
    await waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(2));
    expect(onUpdate.mock.lastCall?.[2]).toMatchObject({ validTo: '2027-05-06' });
  });

  it('shows with which chat it is shared, and takes it back', async () => {
    const share = {
      chatId: 'a-1',
      attachmentId: 'at-1',
      employerName: 'Region Nord',
      jobTitle: 'Natt',
      since: '2026-11-20T10:00:00.000Z',
      openUntil: null,
    };
    const props = await show({ answer: answerWith(aDocument({ sharedInChats: [share] })) });
    expect(screen.getByText(/^Delad i konversationen/)).toHaveTextContent(
      /^Delad i konversationen med Region Nord om ”Natt”/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dela CV Alva Nordanvik' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/Bara du kan öppna den/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^Ta tillbaka CV/ }));
    expect(props.actions.onTakeBack).toHaveBeenCalledExactlyOnceWith('at-1');
  });

  it('shows who opened a document, and when', async () => {
    const props = propsOf({ answer: answerWith(aDocument()) });
    vi.mocked(props.actions.onReadOpenings).mockResolvedValue([
      {
        at: '2026-11-20T10:00:00.000Z',
        by: 'employer',
        employerName: 'Region Nord',
        jobTitle: 'Natt',
        attachmentId: null,
      },
      {
        at: '2026-11-19T10:00:00.000Z',
        by: 'owner',
        employerName: null,
        jobTitle: null,
        attachmentId: null,
      },
    ]);
    await renderSite(<DocumentsView {...props} />);
    await choose(/Fler val för CV/u, 'Vem har öppnat den?');
    const rows = within(await screen.findByRole('list', { name: /När handlingen/u }));
    const texts = rows.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/Region Nord.*20 nov\. 11:00.*Ansökan till ”Natt/u);
    expect(texts[1]).toMatch(/^Du/u);
  });

  it('says when a download failed', async () => {
    const props = propsOf({ answer: answerWith(aDocument()) });
    vi.mocked(props.actions.onRead).mockRejectedValueOnce(new ApiError('network_error', 'Gone.'));
    await renderSite(<DocumentsView {...props} />);
    await userEvent.click(screen.getByRole('button', { name: /^Ladda ner CV/u }));
    expect(await screen.findByText(/kunde inte laddas ner. Felet är noterat/u)).toBeVisible();
  });

  it('says when a document cannot be shown, and tries again', async () => {
    const props = propsOf({ answer: answerWith(aDocument()) });
    vi.mocked(props.actions.onRead).mockRejectedValue(new ApiError('network_error', 'Gone.'));
    await renderSite(<DocumentsView {...props} />);
    await userEvent.click(screen.getByRole('button', { name: /^Visa CV/u }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/kunde inte visas/u)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Försök igen' }));
    await waitFor(() => expect(props.actions.onRead).toHaveBeenCalledTimes(2));
  });
});

describe('sharing', () => {
  const titled = (title: string) => aJobSummary({ title, workplaceName: 'Kustkliniken' });
  const applications = [
    anApplication({ id: 'a-1', job: titled('Natt i Umeå') }),
    anApplication({ id: 'a-2', job: titled('Dag i Kalmar'), status: 'documented' }),
    anApplication({ id: 'a-3', job: titled('Helg i Lund'), status: 'interested' }),
    anApplication({ id: 'a-4', job: titled('Jour i Gävle'), status: 'rejected' }),
  ];

  async function open(changed: Partial<DocumentsViewProps['actions']> = {}) {
    const props = propsOf({ answer: answerWith(aDocument({ sharedWith: [SHARE] })) });
    vi.mocked(props.actions.onReadApplications).mockResolvedValue(applications);
    Object.assign(props.actions, changed);
    await renderSite(<DocumentsView {...props} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Dela CV Alva Nordanvik' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dela CV Alva Nordanvik' }));
    return { ...props, user, dialog };
  }

  it('offers the sent applications under way in which it is not shared', async () => {
    const { dialog } = await open();
    expect(dialog.getByText('Norrlands sjukhus, sedan 20 nov. 11:00')).toBeVisible();
    const choices = await dialog.findAllByRole('radio');
    expect(choices).toHaveLength(1);
    expect(choices[0]).toHaveAccessibleName(/^Dag i Kalmar/u);
    expect(dialog.getByText('Kustkliniken, ansökan 20 nov. 2026')).toBeVisible();
  });

  it('asks for a choice, shares in it, and says so', async () => {
    const { dialog, user, actions } = await open();
    const share = await dialog.findByRole('button', { name: 'Dela' });
    await user.click(share);
    expect(dialog.getByText('Välj en ansökan')).toBeVisible();
    await user.click(dialog.getByRole('radio'));
    await user.click(share);
    expect(actions.onShare).toHaveBeenCalledExactlyOnceWith('d-1', 'a-2');
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(
        'CV Alva Nordanvik är nu delad i ansökan till ”Dag i Kalmar”',
      ),
    );
    expect(dialog.getByRole('heading', { name: 'Delad i' })).toHaveFocus();
  });

  it('takes it back, and says so', async () => {
    const { dialog, user, actions } = await open();
    await user.click(dialog.getByRole('button', { name: /^Sluta dela .* till ”Natt i Umeå”$/u }));
    expect(actions.onUnshare).toHaveBeenCalledExactlyOnceWith('d-1', 'a-1');
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(
        'är inte längre delad i ansökan till ”Natt i Umeå”',
      ),
    );
    expect(dialog.getByRole('heading', { name: 'Delad i' })).toHaveFocus();
  });

  it('says when an application has ended meanwhile, and reads them again', async () => {
    const onShare = vi.fn(async () => {
      throw new ApiError('conflict', 'Ended.');
    });
    const { dialog, user, actions } = await open({ onShare });
    await user.click(await dialog.findByRole('radio'));
    vi.mocked(actions.onReadApplications).mockResolvedValue([]);
    await user.click(dialog.getByRole('button', { name: 'Dela' }));
    expect(await dialog.findByText(/^Ansökan har avslutats/u)).toBeVisible();
    expect(await dialog.findByText(/^Det finns ingen ansökan/u)).toBeVisible();
  });

  it('tries again when the applications could not be read', async () => {
    const onReadApplications = vi.fn<DocumentsViewProps['actions']['onReadApplications']>();
    onReadApplications.mockRejectedValueOnce(new ApiError('network_error', 'Gone.'));
    onReadApplications.mockResolvedValue(applications);
    const { dialog, user } = await open({ onReadApplications });
    expect(await dialog.findByText('Dina ansökningar kunde inte hämtas.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Försök igen' }));
    expect(await dialog.findByRole('radio')).toBeInTheDocument();
  });
});

describe('the criminal record', () => {
  it('is ordered by post, and noted rather than uploaded', async () => {
    const props = await show();
    const own = card('Utdrag ur belastningsregistret');
    expect(own.getByText(/upp till två veckor/u)).toBeVisible();
    expect(own.queryByRole('button', { name: 'Välj fil' })).not.toBeInTheDocument();
    await userEvent.type(own.getByLabelText('Datum'), '2026-11-20');
    await userEvent.type(own.getByLabelText('För vem'), 'Chefa Exempelsson');
    await userEvent.click(own.getByRole('button', { name: 'Spara' }));
    await waitFor(() =>
      expect(props.actions.onRecordShown).toHaveBeenCalledExactlyOnceWith(
        { shownOn: '2026-11-20', shownTo: 'Chefa Exempelsson' },
        expect.stringMatching(/^[0-9a-f]{32}$/u),
      ),
    );
  });

  it('refuses a day that has not come', async () => {
    const props = await show();
    const own = card('Utdrag ur belastningsregistret');
    await userEvent.type(own.getByLabelText('Datum'), '2026-11-22');
    await userEvent.type(own.getByLabelText('För vem'), 'Chefa Exempelsson');
    await userEvent.click(own.getByRole('button', { name: 'Spara' }));
    expect(await own.findByRole('link', { name: 'Datumet ligger i framtiden' })).toBeVisible();
    expect(props.actions.onRecordShown).not.toHaveBeenCalled();
  });

  it('is uploaded where the server names the legal ground', async () => {
    await show({
      answer: {
        results: [],
        shownCriminalRecords: [{ id: 's-1', shownOn: '2026-11-02', shownTo: 'Chefa' }],
        criminalRecordUpload: { legalGround: 'skollagen 2 kap. 31 §' },
      },
    });
    const own = card('Utdrag ur belastningsregistret');
    expect(
      own.getByText(/skollagen 2 kap\. 31 §\. Det tas bort automatiskt efter 30 dagar/u),
    ).toBeVisible();
    expect(own.getByText('Visat 2 nov. 2026 för Chefa')).toBeVisible();
    expect(own.getByRole('button', { name: 'Välj fil' })).toBeVisible();
  });
});
