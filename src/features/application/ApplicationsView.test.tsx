import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Application } from '#domain/api/portal';
import { aJobSummary, anApplication } from '../../testing/anApplication';
import { renderSite } from '../../testing/renderSite';
import { ApplicationsView, type ApplicationsViewProps } from './ApplicationsView';

const PROPS = {
  applications: [],
  more: null,
  onRetry: null,
  onWithdraw: async () => true,
  jobsHref: '/jobs',
  jobHref: ({ slug }) => `/jobb/${slug}`,
  interviewHref: (id: string) => `/candidate/interview?application=${id}`,
  chatHref: (id: string) => `/messages/${id}`,
  waitsHref: ({ id }, what) => `/${what}/${id}`,
  assignmentsHref: '/job-applications?tab=ongoing',
  today: '2026-11-22',
  linkComponent: 'a',
  demo: false,
  tabs: null,
} satisfies ApplicationsViewProps;

const job = aJobSummary({ title: 'Natt i Umeå' });
const sent = anApplication({ job });
const qualified = anApplication({ job, status: 'qualified' });

describe('ApplicationsView', () => {
  it('lists each application under its section, and leaves out empty sections', async () => {
    const applications = [
      sent,
      anApplication({ id: 'a-2', status: 'presented', job: aJobSummary({ title: 'Dag i Luleå' }) }),
    ];
    await renderSite(<ApplicationsView {...PROPS} applications={applications} />);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual(['Nästa steg', 'Sista stegen']);
    const last = screen.getByRole('region', { name: 'Sista stegen' });
    expect(within(last).getByRole('article', { name: 'Dag i Luleå' })).toBeVisible();
  });

  it('offers to write while the chat goes on, and then to read it', async () => {
    const ended = aJobSummary({ title: 'Dag i Luleå' });
    const applications = [
      anApplication({ job }),
      anApplication({ id: 'a-2', job: ended, chatEnded: true }),
    ];
    await renderSite(<ApplicationsView {...PROPS} applications={applications} />);
    const card = (name: string) => within(screen.getByRole('article', { name }));
    expect(
      card('Natt i Umeå').getByRole('link', { name: /^Skriv till arbetsgivaren/ }),
    ).toBeVisible();
    expect(
      card('Dag i Luleå').getByRole('link', { name: /^Läs den avslutade konversationen/ }),
    ).toHaveAttribute('href', '/messages/a-2');
    expect(card('Dag i Luleå').queryByRole('link', { name: /^Skriv/ })).toBeNull();
  });

  it.each([
    [
      'candidate',
      'Du kom genom ett tips från en kollega. Arbetsgivaren ser det, men inte från vem.',
    ],
    ['employer', 'Du kom genom en länk från arbetsgivaren. Arbetsgivaren ser det.'],
  ] as const)('tells what the employer sees of a recommendation by its %s', async (by, told) => {
    const applications = [anApplication({ job, recommendedBy: by })];
    await renderSite(<ApplicationsView {...PROPS} applications={applications} />);
    expect(screen.getByText(told)).toBeVisible();
  });

  it('announces and marks what has changed since it was opened', async () => {
    let show: (applications: Application[]) => void = () => {};
    function Live() {
      const [applications, setApplications] = useState<Application[] | undefined>(undefined);
      show = setApplications;
      return <ApplicationsView {...PROPS} applications={applications} />;
    }
    await renderSite(<Live />);
    act(() => show([sent]));
    expect(screen.queryByText('Ny status')).not.toBeInTheDocument();
    act(() => show([qualified]));
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      'Ny status för ”Natt i Umeå”: Kvalificerad. Rekryteraren bedömer att du uppfyller kraven. Härnäst kommer handlingarna.',
    );
    expect(
      within(screen.getByRole('article', { name: 'Natt i Umeå' })).getByText('Ny status'),
    ).toBeVisible();
  });

  it('announces what a new request waits for, and an answered one as answered', async () => {
    let show: (applications: Application[]) => void = () => {};
    function Live() {
      const [applications, setApplications] = useState<Application[] | undefined>(undefined);
      show = setApplications;
      return <ApplicationsView {...PROPS} applications={applications} />;
    }
    await renderSite(<Live />);
    const { history } = sent;
    const at = '2026-11-21T09:30:00.000Z';
    const asked = anApplication({
      job,
      status: 'pending',
      pendingFrom: 'candidate',
      documentRequest: {
        types: ['cv', 'id_card'],
        missing: ['cv', 'id_card'],
        message: null,
        dueOn: '2026-12-01',
        askedAt: at,
      },
      waitsFor: ['documents'],
      history: [...history, { status: 'pending', at, by: 'employer' }],
    });
    act(() => show([sent]));
    act(() => show([asked]));
    const [status] = screen.getAllByRole('status');
    expect(status).toHaveTextContent(/^Ny status för ”Natt i Umeå”: Väntar på dig\./);
    expect(status).toHaveTextContent('2 handlingar saknas: CV, Id-handling.');
    expect(status).not.toHaveTextContent('hör av sig om vad');
    const answered = anApplication({
      job,
      history: [...asked.history, { status: 'candidate', at, by: 'candidate' }],
    });
    act(() => show([answered]));
    await userEvent.click(screen.getByText(/^Händelser \(/));
    expect(screen.getAllByText('Du skickade din ansökan')).toHaveLength(1);
    expect(screen.getByText('Du delade handlingarna och ansökan går vidare')).toBeVisible();
  });

  it.each([
    ['interested', 'Ta tillbaka'],
    ['sent', 'Tacka nej'],
    ['candidate', 'Ta tillbaka'],
    ['pending', 'Ta tillbaka'],
    ['employed', null],
    ['not_interested', null],
  ] as const)('%s: the way out is %s', async (status, name) => {
    await renderSite(
      <ApplicationsView
        {...PROPS}
        applications={[anApplication({ status, pendingFrom: 'candidate' })]}
      />,
    );
    const buttons = screen.queryAllByRole('button', { name: /: ?Sjuksköterska/ });
    expect(buttons.map(({ textContent }) => textContent?.split(':')[0])).toEqual(
      name ? [name] : [],
    );
  });

  it('lists what the application waits for, each with its link', async () => {
    const waiting = anApplication({
      status: 'pending',
      pendingFrom: 'qualified',
      documentRequest: {
        types: ['cv', 'id_card'],
        missing: ['id_card'],
        message: null,
        dueOn: '2026-12-01',
        askedAt: '2026-11-20T09:30:00.000Z',
      },
      waitsFor: ['documents', 'interview'],
    });
    await renderSite(<ApplicationsView {...PROPS} applications={[waiting]} />);
    expect(screen.getByText(/^En handling saknas: Id-handling\./)).toBeVisible();
    const hrefs = screen
      .getAllByRole('link', { name: /^(Dela|Välj)/ })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/documents/a-1', '/interview/a-1']);
    expect(screen.queryByRole('link', { name: /^Intervju/ })).not.toBeInTheDocument();
  });

  it.each([
    ['sent', true],
    ['interested', false],
  ] as const)('%s: what the employer wrote is shown: %s', async (status, shown) => {
    const invitationMessage = 'Vi söker någon som du.';
    await renderSite(
      <ApplicationsView {...PROPS} applications={[anApplication({ status, invitationMessage })]} />,
    );
    expect(screen.queryAllByText(invitationMessage)).toHaveLength(shown ? 1 : 0);
  });

  it('asks for confirmation before withdrawing', async () => {
    const onWithdraw = vi.fn(async () => true);
    await renderSite(<ApplicationsView {...PROPS} applications={[sent]} onWithdraw={onWithdraw} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Ta tillbaka/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Natt i Umeå');
    // What the employer goes on reading
    expect(dialog).toHaveTextContent(/kontaktuppgifter, svar och meddelanden.*i 30 dagar till/);
    await user.click(within(dialog).getByRole('button', { name: 'Ta tillbaka' }));
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(sent);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('says what stays with the employer of mere interest', async () => {
    const interested = anApplication({ status: 'interested', history: [] });
    await renderSite(<ApplicationsView {...PROPS} applications={[interested]} />);
    await userEvent.setup().click(screen.getByRole('button', { name: /Ta tillbaka/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/förnamn, svar på inbjudan och meddelanden/);
    expect(dialog).not.toHaveTextContent('kontaktuppgifter');
  });

  it('stays open and shows an error when withdrawing failed', async () => {
    const onWithdraw = vi.fn().mockRejectedValueOnce(new Error('refused'));
    await renderSite(<ApplicationsView {...PROPS} applications={[sent]} onWithdraw={onWithdraw} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Ta tillbaka/ }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Ta tillbaka' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Ansökan kunde inte tas tillbaka',
    );
  });

  it('closes without a failure when the application has ended, and its answer was lost', async () => {
    let show: (applications: Application[]) => void = () => {};
    function Live() {
      const [applications, setApplications] = useState<Application[]>([sent]);
      show = setApplications;
      const onWithdraw = () => Promise.reject(new Error('lost'));
      return <ApplicationsView {...PROPS} applications={applications} onWithdraw={onWithdraw} />;
    }
    await renderSite(<Live />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Ta tillbaka/ }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Ta tillbaka' }));
    await within(dialog).findByRole('alert');
    act(() => show([anApplication({ job, status: 'not_interested' })]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // The button is gone: the focus is where the new status stands
    await waitFor(() => expect(screen.getByRole('article', { name: 'Natt i Umeå' })).toHaveFocus());
  });

  it('links a new candidate to the jobs', async () => {
    await renderSite(<ApplicationsView {...PROPS} />);
    expect(screen.getByRole('link', { name: 'Se lediga uppdrag' })).toHaveAttribute(
      'href',
      '/jobs',
    );
  });
});
