import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { EmailChange } from './features/account/profile/EmailChange';
import { BlockedList } from './features/account-security/BlockedList';
import { DeleteForm } from './features/account-security/DeleteForm';
import { ExportView } from './features/account-security/ExportView';
import { SessionsView } from './features/account-security/SessionsView';
import { SignInMethodsView } from './features/account-security/SignInMethodsView';
import { ShareDialog } from './features/documents/ShareDialog';
import { KeptTicks } from './features/first-day/KeptTicks';
import { NotificationDevices } from './features/notifications/NotificationDevices';
import { CalendarAddressView } from './features/planner/CalendarAddressView';
import { RecommendView } from './features/recommendation/RecommendView';
import { aDocument } from './testing/aDocument';
import { ownKept } from './testing/aFirstDay';
import { renderSite } from './testing/renderSite';

/** What a view is given: a call that ends when the test says so, and whether it has ended. */
interface Call {
  isDone: boolean;
  call: () => Promise<boolean>;
}

const AT = '2026-03-01T10:00:00.000Z';
const DEVICE = { id: 'd-1', device: 'Firefox, Linux', createdAt: AT };
const SESSION = { ...DEVICE, lastSeenAt: AT, sharedComputer: false };
const nothing = async () => undefined;

interface Case {
  view: (call: Call) => ReactElement;
  /** The pressed buttons, one after another. */
  press: RegExp[];
  /** What takes the focus once the call has ended. */
  result: () => HTMLElement;
}

const status = () =>
  document.querySelector<HTMLElement>('[role="status"][tabindex="-1"]') ?? document.body;

const ADDRESS = (call: Call, changes: object) => (
  <CalendarAddressView
    address={{ createdAt: AT, device: null }}
    onRetry={null}
    url={null}
    busy={false}
    failed={false}
    proof={null}
    onProof={nothing}
    onMake={call.call}
    onRevoke={call.call}
    {...changes}
  />
);

const WAYS = ({
  connected,
  problem = null,
  onDisconnect,
}: {
  connected: boolean;
  problem?: 'proof_required' | null;
  onDisconnect: Call['call'];
}) => (
  <SignInMethodsView
    profile={{ bankIdVerified: true, verifiedName: null }}
    bankid={null}
    providers={[
      {
        provider: 'google',
        connection: connected
          ? { provider: 'google', email: null, linkedAt: AT, countsFrom: null, device: null }
          : null,
        offered: true,
        simulated: false,
      },
    ]}
    onRetry={null}
    busy={null}
    problem={problem}
    bankidHref="/bankid"
    linkComponent="a"
    onConnect={vi.fn()}
    onDisconnect={onDisconnect}
    onBankid={nothing}
  />
);

const CASES: Record<string, Case> = {
  BlockedList: {
    view: ({ isDone, call }) => (
      <BlockedList
        blocks={isDone ? [] : [{ employerId: 'e', employerName: 'Vikbo', blockedAt: AT }]}
        onRetry={null}
        busy={null}
        problem={null}
        onUnblock={call}
      />
    ),
    press: [/Vikbo/],
    result: status,
  },
  SessionsView: {
    view: ({ isDone, call }) => (
      <SessionsView
        sessions={[
          { ...SESSION, id: 'own', current: true },
          ...(isDone ? [] : [{ ...SESSION, current: false }]),
        ]}
        onRetry={null}
        ending={null}
        problem={null}
        onEnd={call}
        onEndAll={vi.fn()}
      />
    ),
    press: [/Firefox, Linux/],
    result: status,
  },
  SignInMethodsView: {
    view: ({ isDone, call }) => WAYS({ connected: !isDone, onDisconnect: call }),
    press: [/^Ta bort/],
    result: status,
  },
  'SignInMethodsView, proving': {
    view: ({ isDone, call }) =>
      WAYS({
        connected: true,
        onDisconnect: async () => !(await call()),
        problem: isDone ? 'proof_required' : null,
      }),
    press: [/^Ta bort/],
    result: () => screen.getByRole('group'),
  },
  'ExportView, proving': {
    view: ({ isDone, call }) => (
      <ExportView
        exports={[]}
        onRetry={null}
        busy={null}
        problem={isDone ? 'bankid_confirmation_required' : null}
        failed="request"
        onRequest={() => void call()}
        onDownload={call}
        onBankid={nothing}
      />
    ),
    press: [/kopia/],
    result: () => screen.getByRole('group'),
  },
  'DeleteForm, proving': {
    view: ({ isDone, call }) => (
      <DeleteForm
        confirmedBy="anna@vikari.example"
        typed="anna@vikari.example"
        onTyped={vi.fn()}
        problem={isDone ? 'bankid_confirmation_required' : null}
        onDelete={async () => {
          await call();
          return {};
        }}
        onCancel={vi.fn()}
        onBankid={nothing}
      />
    ),
    press: [/^(?:Radera|Ta bort)/],
    result: () => screen.getByRole('group'),
  },
  NotificationDevices: {
    view: ({ isDone, call }) => (
      <NotificationDevices
        devices={isDone ? [] : [{ ...DEVICE, current: false, ofOtherKey: false }]}
        ending={null}
        onEnd={call}
      />
    ),
    press: [/Firefox, Linux/],
    result: status,
  },
  'CalendarAddressView, revoking': {
    view: (call) => ADDRESS(call, call.isDone ? { address: null } : {}),
    press: [/^Ta bort/, /^Ta bort/],
    result: status,
  },
  'CalendarAddressView, making': {
    view: (call) =>
      ADDRESS(call, call.isDone ? { url: 'https://vikari.example/k' } : { address: null }),
    press: [/^Skapa/],
    result: () => screen.getByRole('textbox', { name: /adress/i }),
  },
  'CalendarAddressView, proving': {
    view: (call) =>
      ADDRESS(call, call.isDone ? { proof: 'bankid', address: null } : { address: null }),
    press: [/^Skapa/],
    result: () => screen.getByRole('group'),
  },
  ShareDialog: {
    view: ({ isDone, call }) => (
      <ShareDialog
        open
        document={aDocument({
          sharedWith: isDone
            ? []
            : [{ applicationId: 'a', jobTitle: 'Natt', workplace: 'Kusten', since: AT }],
        })}
        onClose={vi.fn()}
        onExited={vi.fn()}
        onReadApplications={async () => []}
        onShare={nothing}
        onUnshare={async () => void (await call())}
        onTakeBack={nothing}
      />
    ),
    press: [/^Sluta dela/],
    result: () => screen.getByRole('heading', { level: 3 }),
  },
  KeptTicks: {
    view: ({ call }) => (
      <KeptTicks
        kept={ownKept([{}])}
        unsent={[]}
        saving={false}
        problem={null}
        onTick={async () => void (await call())}
        onTakeBack={vi.fn()}
        bankidHref="/bankid"
      />
    ),
    press: [/^Allt stämde/],
    result: status,
  },
  EmailChange: {
    view: ({ isDone, call }) => (
      <EmailChange
        email="anna@vikari.example"
        emailState="confirmed"
        pendingEmail={isDone ? null : 'ny@vikari.example'}
        onChange={nothing}
        onWithdraw={async () => void (await call())}
        onResend={nothing}
        onBankid={nothing}
      />
    ),
    press: [/^Ångra|^Avbryt/],
    result: () => screen.getByRole('button', { name: /^Byt|^Ändra/ }),
  },
  'RecommendView, making': {
    view: ({ isDone, call }) => RECOMMEND(call, isDone ? 'https://vikari.example/r' : null),
    press: [/^Skapa/],
    result: () => screen.getByRole('textbox', { name: 'Din länk' }),
  },
};

const RECOMMEND = (call: Call['call'], link: string | null) => (
  <RecommendView
    job={{ title: 'Natt i Umeå' }}
    firstName="Anna"
    own={[]}
    link={link}
    problemOf={() => null}
    onMake={async () => void (await call())}
    onTakeBack={nothing}
    jobHref="/jobb"
    linkComponent="a"
  />
);

/** Renders a view, presses what calls, and gives how the call ends. */
async function pressed({ view, press }: Case): Promise<() => Promise<void>> {
  let end = () => {};
  function Page() {
    const [isDone, setDone] = useState(false);
    const call = () =>
      new Promise<boolean>((resolve) => {
        end = () => {
          setDone(true);
          resolve(true);
        };
      });
    return (
      <>
        {view({ isDone, call })}
        <input aria-label="Något annat" />
      </>
    );
  }
  await renderSite(<Page />);
  const user = userEvent.setup();
  for (const name of press) {
    const found = await screen.findAllByRole('button', { name });
    await user.click(found.at(-1) ?? document.body);
  }
  return () => act(async () => end());
}

it.each(Object.entries(CASES))('%s goes on at what came of it', async (_name, one) => {
  const end = await pressed(one);
  await end();
  expect(one.result()).toHaveFocus();
});

it.each(Object.entries(CASES))(
  '%s leaves the focus with whoever has gone on',
  async (_name, one) => {
    const end = await pressed(one);
    // A dialog keeps the focus inside
    const field =
      document.querySelector<HTMLElement>('dialog button, [role="dialog"] button') ??
      document.querySelector<HTMLElement>('[aria-label="Något annat"]');
    field?.focus();
    expect(field).toHaveFocus();
    await end();
    expect(field).toHaveFocus();
  },
);
