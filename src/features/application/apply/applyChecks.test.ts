import { describe, expect, it } from 'vitest';
import type { StepStatus } from '#domain/applications/steps';
import { nextPage, openPage } from './applyChecks';

const states = (...todo: string[]): StepStatus[] =>
  (['contact_details', 'questionnaire', 'cv', 'summary', 'completion'] as const).map((id) => ({
    id,
    state: todo.includes(id)
      ? 'todo'
      : id === 'completion' || (id === 'summary' && todo.length > 0)
        ? 'waits'
        : 'done',
    reason: null,
  }));

describe('openPage', () => {
  it.each([
    [null, states('cv'), 'tasks'],
    ['strange', states('cv'), 'tasks'],
    ['licence', states('cv'), 'tasks'],
    ['contact_details', states('cv'), 'contact_details'],
    ['cv', states('questionnaire', 'cv'), 'cv'],
    ['summary', states('cv'), 'tasks'],
    ['summary', states(), 'summary'],
    ['completion', states(), 'tasks'],
  ])('opens for %s', (asked, of, page) => {
    expect(openPage(asked, of)).toBe(page);
  });
});

describe('nextPage', () => {
  it.each([
    ['tasks', states('questionnaire', 'cv'), 'questionnaire'],
    ['questionnaire', states('questionnaire', 'cv'), 'cv'],
    ['cv', states('questionnaire', 'cv'), 'questionnaire'],
    ['cv', states('cv'), 'summary'],
    ['tasks', states(), 'summary'],
  ] as const)('goes on from %s', (from, of, page) => {
    expect(nextPage(from, of)).toBe(page);
  });
});
