import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Question } from '#domain/jobs/questionnaire';
import type { Language } from '#domain/language';
import { QuestionField } from './features/application/apply/QuestionField';
import { SummaryStep } from './features/application/apply/SummaryStep';
import { FirstDayView } from './features/first-day/FirstDayView';
import { KeptTicks } from './features/first-day/KeptTicks';

import { aFirstDay, ownKept } from './testing/aFirstDay';
import { QUESTIONNAIRE } from './testing/aJobDetail';
import { renderSite } from './testing/renderSite';

const [written, chosen, several] = QUESTIONNAIRE as [Question, Question, Question];
const nothing = async () => undefined;

interface Case {
  /** The view of an ad in this language; null where the ad does not say. */
  view: (language: Language | null) => ReactElement;
  /** Words of the employer's in it. */
  words: string[];
  /** Words of the page's own or the candidate's, which have its language. */
  own: string[];
}

const firstDay = aFirstDay();

const CASES: Record<string, Case> = {
  FirstDayView: {
    view: (language) => (
      <FirstDayView
        firstDay={{ ...firstDay, job: { ...firstDay.job, ...(language && { language }) } }}
        jobHref="/jobb/1"
        chatHref="/messages/1"
        applicationsHref="/job-applications"
        today="2026-12-01"
        linkComponent="a"
        kept={false}
        demo={false}
      />
    ),
    words: ['Huvudentrén, hiss B till plan 4', 'P-huset mitt emot entrén'],
    own: ['16 hours'],
  },
  KeptTicks: {
    view: (language) => (
      <KeptTicks
        kept={{
          ...ownKept([{ state: 'open', items: ['employerCancellation'], values: {} }]),
          terms: { employerCancellation: 'Halva lönen' },
          job: { title: 'Natt', ...(language && { language }) },
        }}
        unsent={[]}
        saving={false}
        problem={null}
        onTick={nothing}
        onTakeBack={vi.fn()}
        bankidHref="/bankid"
      />
    ),
    words: ['Halva lönen'],
    own: [],
  },
  'QuestionField, one of several': {
    view: (language) => (
      <QuestionField
        id="q"
        name="q"
        question={chosen}
        language={language}
        value="o1"
        error={undefined}
        onValueChange={vi.fn()}
      />
    ),
    words: [chosen.text, 'Ja'],
    own: [],
  },
  'QuestionField, several': {
    view: (language) => (
      <QuestionField
        id="q"
        name="q"
        question={several}
        language={language}
        value={[]}
        error={undefined}
        onValueChange={vi.fn()}
      />
    ),
    words: [several.text],
    own: ['(optional)'],
  },
  SummaryStep: {
    view: (language) => (
      <SummaryStep
        contact={{ firstName: 'Alva', lastName: 'Berg', email: 'a@vikari.example', phone: '' }}
        answers={{ [written.id]: 'In March', [chosen.id]: 'o2' }}
        states={[]}
        notes={{}}
        verifiedName={null}
        recommended={false}
        questionnaire={[written, chosen]}
        adLanguage={language}
        sending={false}
        onSend={vi.fn()}
        stepHref={() => '#'}
        backHref="#"
        linkComponent="a"
      />
    ),
    words: [written.text, 'Nej'],
    own: ['In March'],
  },
};

const langOf = (words: string) =>
  screen.getAllByText(words)[0]?.closest('[lang]')?.getAttribute('lang') ?? null;

describe.each(Object.entries(CASES))('%s', (_name, { view, words, own }) => {
  it('says that an employer’s words are Swedish on an English page', async () => {
    await renderSite(view(null), { language: 'en' });
    for (const one of words) expect([one, langOf(one)]).toEqual([one, 'sv']);
    for (const one of own) expect([one, langOf(one)]).not.toEqual([one, 'sv']);
  });

  it('says it the other way round', async () => {
    await renderSite(view('en'), { language: 'sv' });
    for (const one of words) expect([one, langOf(one)]).toEqual([one, 'en']);
  });

  it('marks nothing where both are the same', async () => {
    await renderSite(view('en'), { language: 'en' });
    for (const one of words) expect([one, langOf(one)]).not.toEqual([one, 'sv']);
  });
});
