import { expect, it } from 'vitest';
import type { Question } from '#domain/applications/questionnaire';
import { applyRequest } from './applyRequest';

const question = (id: string): Question => ({
  id,
  type: 'short_answer',
  text: id,
  required: false,
  options: [],
  audience: 0,
});

it('sends the contact details and the answers that are not empty', () => {
  const contact = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '070' };
  const draft = { contact, answers: { a: 'yes', b: '', c: [], gone: 'old' }, key: 'k' };
  expect(applyRequest('job', ['a', 'b', 'c', 'd'].map(question), draft)).toEqual({
    jobId: 'job',
    kind: 'candidate',
    contact,
    answers: { a: 'yes' },
  });
});
