import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { StepStatus } from '../../domain/applications/steps';
import type { CandidateReference } from '../../domain/candidates/references';
import { aReference } from '../../domain/candidates/testing/anAccount';
import { NOTHING_SHARED } from '../../domain/givenReferences/sharedFor';
import { jobNames } from '../../domain/jobViews/jobSummary';
import { ApplySkeleton } from '../../src/features/application/apply/ApplySkeleton';
import { ApplyView } from '../../src/features/application/apply/ApplyView';
import { BankidStep } from '../../src/features/application/apply/BankidStep';
import { ContactStep } from '../../src/features/application/apply/ContactStep';
import { DocumentStep } from '../../src/features/application/apply/DocumentStep';
import {
  InterviewStep,
  type InterviewStepProps,
} from '../../src/features/application/apply/InterviewStep';
import { PrescriberStep } from '../../src/features/application/apply/PrescriberStep';
import { QuestionsStep } from '../../src/features/application/apply/QuestionsStep';
import { ReferencesStep } from '../../src/features/application/apply/ReferencesStep';
import { SummaryStep } from '../../src/features/application/apply/SummaryStep';
import { SystemsStep } from '../../src/features/application/apply/SystemsStep';
import { Tasks } from '../../src/features/application/apply/Tasks';
import { UploadField } from '../../src/features/documents/UploadField';
import { EligibilityView } from '../../src/features/eligibility/EligibilityView';
import { SlotPicker } from '../../src/features/interview/SlotPicker';
import { QUESTIONNAIRE } from '../../src/testing/aJobDetail';
import { anEligibility, STATED_JOB } from '../../src/testing/anEligibility';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const CONTACT = {
  firstName: 'Alva',
  lastName: 'Nordanvik',
  email: 'alva.nordanvik@example.com',
  phone: '+46 70-174 06 05',
};
const ANSWERS = { q1: 'I början av mars, efter en veckas varsel.', q2: 'o2', q3: ['o1', 'o2'] };
const VERIFIED = { firstName: 'Alva Maria', lastName: 'Nordanvik' };
const CV = { id: 'cv', type: 'cv', name: 'Mitt CV', validTo: null } as const;
const NOTES = { cv: 'Mitt CV', bankid: 'Alva Maria Nordanvik', references: 'Bo Ek och Eva Dal' };

const STATES: StepStatus[] = [
  { id: 'contact_details', state: 'done', reason: null },
  { id: 'questionnaire', state: 'todo', reason: null },
  { id: 'bankid', state: 'done', reason: null },
  { id: 'cv', state: 'done', reason: null },
  { id: 'licence', state: 'passed', reason: 'not_licensed' },
  { id: 'references', state: 'todo', reason: null },
  { id: 'system_knowledge', state: 'done', reason: null },
  { id: 'interview', state: 'passed', reason: 'no_times_yet' },
  { id: 'prescriber_code', state: 'passed', reason: 'no_code' },
  { id: 'id_card', state: 'done', reason: null },
  { id: 'cpr_certificate', state: 'todo', reason: null },
  { id: 'criminal_record', state: 'passed', reason: 'shown_at_interview' },
  { id: 'summary', state: 'waits', reason: null },
  { id: 'completion', state: 'waits', reason: null },
];
const ALL_DONE = STATES.map((step) =>
  step.id === 'summary' || step.state === 'todo'
    ? { ...step, state: step.id === 'summary' ? ('todo' as const) : ('done' as const) }
    : step,
);
const STEP = { busy: false, backHref: '#tasks', linkComponent: 'a' } as const;
const TYPED = { backHref: '#tasks', linkComponent: 'a', onChange: fn() } as const;
const onComplete = fn(async () => ({}));
const on = { choose: fn(), next: fn(), pass: fn(), save: fn(), send: fn() };
const TODO = { state: 'todo', reason: null } as const;

const upload = (type: 'cv' | 'hosp_licence' | 'ivo_licence' | 'criminal_record'): ReactNode => (
  <UploadField
    key={type}
    type={type}
    label={type === 'ivo_licence' ? 'Ladda upp: Bevis från IVO' : 'Ladda upp handlingar'}
    replaces={null}
    uploads={[]}
    unfinished={[]}
    add={fn()}
    pause={fn()}
    resume={fn()}
    cancel={fn()}
  />
);

const meta = {
  title: 'Screens/Apply',
  component: ApplyView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    jobTitle: 'Sjuksköterska till akutmottagningen',
    workplaceName: 'Norrlands universitetssjukhus',
    jobHref: '/jobb/sjukskoterska',
    linkComponent: 'a',
    page: 'tasks',
    states: STATES,
    problem: null,
    conflict: null,
    waiting: false,
    saving: 'idle',
    onSaveNow: fn(),
    tasksHref: '#tasks',
    refused: false,
    children: null,
  },
} satisfies Meta<typeof ApplyView>;
export default meta;
type Story = StoryObj<typeof meta>;

const tasks = (states: StepStatus[], next: 'questionnaire' | 'summary') => (
  <Tasks
    states={states}
    notes={NOTES}
    next={next}
    stepHref={(page) => `#${page}`}
    jobHref="/jobb/sjukskoterska"
    linkComponent="a"
    eligibility={
      <EligibilityView
        eligibility={anEligibility({ candidate: { languages: null } })}
        onRetry={null}
        names={jobNames(STATED_JOB)}
        place="form"
        linkComponent="a"
      />
    }
  />
);

/** The steps that the job asks for; the summary opens when the rest is done. */
export const Steps: Story = {
  args: { children: tasks(STATES, 'questionnaire') },
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: /Steg|Steps|Stéps/ });
    const links = within(steps).getAllByRole('link');
    await expect(links).toHaveLength(12);
    await expect(links.at(-1)).toHaveAttribute('href', '#criminal_record');
  },
};

export const AllStepsDone: Story = {
  args: { states: ALL_DONE, children: tasks(ALL_DONE, 'summary') },
};

export const Contact: Story = {
  args: {
    page: 'contact_details',
    children: (
      <ContactStep
        {...TYPED}
        initialValues={CONTACT}
        refused={{}}
        rules={{ production: true }}
        onComplete={onComplete}
      />
    ),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('textbox');
    if (first) await userEvent.type(first, '{Enter}');
    await waitFor(() => expect(onComplete).toHaveBeenCalledWith(CONTACT));
  },
};

/** The server refused the address: the step is open again, with the error at the field. */
export const Refused: Story = {
  args: {
    page: 'contact_details',
    refused: true,
    children: (
      <ContactStep
        {...TYPED}
        initialValues={CONTACT}
        refused={{ email: 'validation.email_taken' }}
        rules={{ production: true }}
        onComplete={onComplete}
      />
    ),
  },
};

/** What is typed is saved before the candidate continues. */
export const Saved: Story = { args: { ...Contact.args, saving: 'saved' } };
export const NotSaved: Story = {
  args: { ...Contact.args, saving: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Försök igen|Try again)$/u }));
    await expect(args.onSaveNow).toHaveBeenCalledOnce();
  },
};

/** The connection is lost: what was typed is kept in the browser, and the candidate continues. */
export const Waiting: Story = { args: { ...Contact.args, waiting: true } };

/** Another tab has changed the same field. */
export const ChangedElsewhere: Story = {
  args: {
    ...Contact.args,
    conflict: { rows: [{ label: 'Efternamn', stored: 'Berg' }], onSettle: fn() },
  },
};

const questions = (answers: typeof ANSWERS | Record<string, never>, changed = false) => (
  <QuestionsStep
    {...TYPED}
    initialValues={answers}
    refused={{}}
    rules={{ questionnaire: QUESTIONNAIRE }}
    changed={changed}
    onComplete={onComplete}
  />
);

export const Questions: Story = { args: { page: 'questionnaire', children: questions(ANSWERS) } };
export const QuestionsChanged: Story = {
  args: { page: 'questionnaire', children: questions(ANSWERS, true) },
};

/** Required answers are missing; the summary names each question. */
export const QuestionsMissing: Story = {
  args: { page: 'questionnaire', children: questions({}) },
  play: async ({ canvas }) => {
    onComplete.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => {
      const summary = canvas.getAllByRole('alert').find((one) => one.matches(':focus'));
      await expect(within(summary ?? canvas.getByRole('main')).getAllByRole('link')).toHaveLength(
        2,
      );
    });
    await expect(onComplete).not.toHaveBeenCalled();
  },
};

const bankid = (verified: boolean) => (
  <BankidStep
    {...STEP}
    verified={verified}
    verifiedName={verified ? VERIFIED : null}
    verifyHref="/account?page=verify-bankid"
    onNext={on.next}
    onPass={on.pass}
  />
);
export const Bankid: Story = { args: { page: 'bankid', children: bankid(false) } };
export const BankidDone: Story = { args: { page: 'bankid', children: bankid(true) } };

const documentStep = (changes: Partial<Parameters<typeof DocumentStep>[0]>) => (
  <DocumentStep
    {...STEP}
    step="cv"
    status={TODO}
    documents={[]}
    chosen={null}
    upload={upload('cv')}
    onChoose={on.choose}
    onNext={on.next}
    {...changes}
  />
);

/** No document yet: “continue” shows an error. */
export const CvMissing: Story = {
  args: { page: 'cv', children: documentStep({}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Fortsätt|Continue)$/u }));
    await waitFor(() => expect(canvas.getAllByRole('alert').at(-1)).not.toBeEmptyDOMElement());
    await expect(on.choose).not.toHaveBeenCalled();
  },
};
export const Cv: Story = {
  args: {
    page: 'cv',
    children: documentStep({
      documents: [CV, { ...CV, id: 'old', name: 'CV 2024', validTo: '2027-01-01' }],
      chosen: 'old',
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Mitt CV/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Fortsätt|Continue)$/u }));
    await expect(on.choose).toHaveBeenCalledWith('cv');
  },
};
export const Licence: Story = {
  args: {
    page: 'licence',
    children: documentStep({
      step: 'licence',
      upload: [upload('hosp_licence'), upload('ivo_licence')],
    }),
  },
};
export const LicenceNotNeeded: Story = {
  args: {
    page: 'licence',
    children: documentStep({
      step: 'licence',
      status: { state: 'passed', reason: 'not_licensed' },
      upload: [upload('hosp_licence'), upload('ivo_licence')],
    }),
  },
};
export const CriminalRecord: Story = {
  args: {
    page: 'criminal_record',
    children: documentStep({ step: 'criminal_record', upload: null, onPass: on.pass }),
  },
};

const references = (two: boolean, given: CandidateReference['given'] = null) => (
  <ReferencesStep
    {...STEP}
    today="2026-03-01"
    references={[
      aReference({ given }),
      ...(two
        ? [
            aReference({
              id: 'b',
              name: 'Bo Ek',
              workplace: 'Kliniken',
              latestJob: 2,
              mayContact: false,
              given,
            }),
          ]
        : []),
    ]}
    chosen={['reference-1', 'b']}
    shared={NOTHING_SHARED}
    add={
      <div>
        <Button variant="secondary">Lägg till en referens</Button>
      </div>
    }
    onChoose={on.choose}
  />
);
export const OneReference: Story = { args: { page: 'references', children: references(false) } };
export const TwoReferences: Story = {
  args: { page: 'references', children: references(true) },
  play: async ({ canvas }) => {
    on.choose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^(Fortsätt|Continue)$/u }));
    await expect(on.choose).toHaveBeenCalledWith(['reference-1', 'b'], NOTHING_SHARED);
  },
};

/** Both have answered already: who reads it is chosen before the application is sent. */
export const GivenReferences: Story = {
  args: {
    page: 'references',
    children: references(true, { relation: 'manager', validTo: '2027-01-10' }),
  },
  play: async ({ canvas }) => {
    on.choose.mockClear();
    const readers = canvas.getByRole('group', { name: /^(Svar som|Answers that)/u });
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(within(readers).getByRole('checkbox', { name: /Bo Ek/u }));
    await userEvent.click(canvas.getByRole('radio', { name: /30/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Fortsätt|Continue)$/u }));
    await expect(on.choose).toHaveBeenCalledWith(['reference-1', 'b'], {
      referenceIds: ['b'],
      until: 'month',
    });
  },
};

export const Systems: Story = {
  args: {
    page: 'system_knowledge',
    children: (
      <SystemsStep
        {...STEP}
        options={[{ label: '', options: [{ id: 'takecare', label: 'TakeCare' }] }]}
        known={['takecare']}
        asked={['TakeCare', 'Cosmic']}
        onSave={on.save}
      />
    ),
  },
};

export const Prescriber: Story = {
  args: {
    page: 'prescriber_code',
    children: (
      <PrescriberStep
        {...STEP}
        status={TODO}
        known={null}
        onSave={on.save}
        onPass={on.pass}
        onNext={on.next}
      />
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '123{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(field, '4567{Enter}');
    await expect(on.save).toHaveBeenCalledWith('1234567');
  },
};

const TIMES = ['2026-03-23T09:00:00.000Z', '2026-03-23T09:30:00.000Z', '2026-03-24T13:00:00.000Z'];
const slots = TIMES.map((startsAt) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
  free: true,
}));
const interview = (changes: Partial<InterviewStepProps>) => (
  <InterviewStep
    {...STEP}
    status={TODO}
    free={TIMES}
    minutes={30}
    chosen={null}
    picker={(value, onValueChange) => (
      <SlotPicker
        slots={slots.filter(({ startsAt }) => changes.free?.includes(startsAt) ?? true)}
        value={value}
        onValueChange={onValueChange}
      />
    )}
    onChoose={on.choose}
    onPass={on.pass}
    onNext={on.next}
    {...changes}
  />
);

/** The employer offers times before the application is sent. */
export const Interview: Story = {
  args: { page: 'interview', children: interview({}) },
  play: async ({ canvas }) => {
    on.choose.mockClear();
    const onward = canvas.getByRole('button', { name: /^(Fortsätt|Continue)$/u });
    await userEvent.click(onward);
    await expect(on.choose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '10:30–11:00' }));
    await userEvent.click(onward);
    await expect(on.choose).toHaveBeenCalledWith(TIMES[1]);
  },
};
/** Somebody else has booked the time that was chosen. */
export const InterviewTaken: Story = {
  args: {
    page: 'interview',
    problem: 'slot_taken',
    children: interview({ free: TIMES.slice(1), chosen: '2026-03-23T09:00:00.000Z' }),
  },
};
export const InterviewLater: Story = {
  args: {
    page: 'interview',
    children: interview({ status: { state: 'passed', reason: 'booked_later' } }),
  },
};
/** No times yet: the employer offers them after the application. */
export const InterviewWithoutTimes: Story = {
  args: {
    page: 'interview',
    children: interview({
      free: [],
      minutes: null,
      status: { state: 'passed', reason: 'no_times_yet' },
    }),
  },
};

const summary = (sending: boolean, recommended = false) => (
  <SummaryStep
    contact={CONTACT}
    answers={ANSWERS}
    states={ALL_DONE}
    notes={NOTES}
    verifiedName={VERIFIED}
    recommended={recommended}
    questionnaire={QUESTIONNAIRE}
    adLanguage={null}
    sending={sending}
    onSend={on.send}
    stepHref={(page) => `#${page}`}
    backHref="#tasks"
    linkComponent="a"
  />
);
export const Summary: Story = {
  args: { page: 'summary', states: ALL_DONE, children: summary(false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(on.send).toHaveBeenCalledOnce();
  },
};
/** Whoever came through a recommendation is told what the employer sees of it. */
export const Recommended: Story = {
  args: { page: 'summary', states: ALL_DONE, children: summary(false, true) },
};
export const Sending: Story = {
  args: { page: 'summary', states: ALL_DONE, children: summary(true) },
};
export const NotSent: Story = {
  args: { page: 'summary', states: ALL_DONE, problem: 'network', children: summary(false) },
};

/** Before the browser has found the draft. */
export const Loading: Story = { render: (args) => <ApplySkeleton {...args} tasks /> };
