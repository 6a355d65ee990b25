import { within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Language } from '#domain/language';
import { loadWholeParts } from '../../lib/late/lazyPart';
import { SiteFrame } from '../../testing/SiteFrame';
import { wordsOf } from '../../testing/words';
import { RefereeView, type RefereeViewProps } from './RefereeView';
import { NO_ANSWERS } from './refereeAnswers';

const REQUEST = {
  candidateName: 'Alva Nordanvik',
  workplace: 'Exempelsjukhuset',
  name: 'Disa Klintmark',
  codeTo: 'd…@example.org',
  askedAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-03-22T09:00:00.000Z',
  givenAt: null,
  validTo: null,
  begun: null,
};
const VIEW = {
  state: { is: 'open', request: REQUEST },
  token: 'the-link',
  posted: { signing: null, problem: null },
  kept: null,
  draft: null,
  receipt: null,
  onAnswered: vi.fn(),
  onDecline: vi.fn(),
  step: null,
  onStep: vi.fn(),
  today: '2026-03-02',
  hrefs: { account: '/account', privacy: '/privacy' },
  linkComponent: 'a',
  onBankid: vi.fn(),
  onMailCode: vi.fn(),
  onCode: vi.fn(),
} satisfies RefereeViewProps;

/** What a browser without a script shows of the page, as the server sends it. */
async function shown(view: Partial<RefereeViewProps>, language: Language = 'sv') {
  const { intl, t } = await wordsOf(language);
  await loadWholeParts();
  const html = renderToString(
    <SiteFrame intl={intl}>
      <RefereeView {...VIEW} {...view} />
    </SiteFrame>,
  );
  const inside = /<noscript>(.*?)<\/noscript>/su.exec(html)?.[1] ?? '';
  document.body.innerHTML = inside;
  return { t, page: within(document.body) };
}
/** The form that a button sends: where it is posted, and what with it. */
function formOf(button: string) {
  const form = within(document.body).getByText(button).closest('form');
  if (!form) throw new Error(`Nothing is posted by ${button}.`);
  const posts = { to: form.getAttribute('action'), fields: Object.fromEntries(new FormData(form)) };
  return { form, posts };
}

it.each(['sv', 'en'] as const)('asks by a form that is posted, in %s', async (language) => {
  const { t } = await shown({}, language);
  const { form, posts } = formOf(t('referee.sign.code', { to: REQUEST.codeTo }));
  expect(posts).toEqual({
    to: '/referens/svar',
    fields: {
      token: 'the-link',
      language,
      fromMonth: '',
      fromYear: '',
      toMonth: '',
      toYear: '',
      role: '',
      work: '',
      words: '',
    },
  });
  expect(form.noValidate).toBe(false);
  expect(form.checkValidity()).toBe(false);
});

it.each(['open', 'given'] as const)('signs with BankID by a button, when it is %s', async (is) => {
  const { t } = await shown({ state: { is, request: REQUEST } });
  const { form } = formOf(t('referee.sign.bankid.other'));
  const press = within(form).getByRole<HTMLButtonElement>('button', {
    name: t('referee.sign.bankid.other'),
  });
  expect([...new FormData(form, press)]).toContainEqual(['way', 'bankid_other']);
});

it('shows what was typed with its errors at the fields', async () => {
  const typed = { ...NO_ANSWERS, relation: 'manager', from: '2023-01', to: '2021-03' } as const;
  const begun = { hasCode: false, typed: { ...typed, role: 'Sjuksköterska' } };
  const { t, page } = await shown({ state: { is: 'open', request: { ...REQUEST, begun } } });
  const name = REQUEST.candidateName;
  const role = page.getByLabelText(t('referee.form.role', { name }), { exact: false });
  expect(role).toHaveValue('Sjuksköterska');
  expect(role).not.toHaveAttribute('aria-invalid', 'true');
  expect(page.getByLabelText(t('given_references.relation.manager'))).toBeChecked();
  expect(page.getByLabelText(t('referee.form.work', { name }), { exact: false })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(page.getAllByText(t('validation.from_after_to')).length).toBeGreaterThan(0);
});

it('asks for the code that was mailed, and says that it was wrong', async () => {
  const begun = { hasCode: true, typed: { ...NO_ANSWERS, to: null } };
  const { t, page } = await shown({
    state: { is: 'open', request: { ...REQUEST, begun } },
    posted: { signing: 'the-signing', problem: 'wrong_code' },
  });
  expect(page.getByLabelText(t('referee.code.label'))).toHaveAccessibleDescription(
    t('referee.code.wrong'),
  );
  expect(formOf(t('referee.code.send.give')).posts).toEqual({
    to: '/referens/kod',
    fields: { token: 'the-link', signing: 'the-signing', language: 'sv', code: '' },
  });
  expect(page.getByLabelText(t('referee.form.still'))).toBeChecked();
});

it('takes a reference back by a form too', async () => {
  const given = { ...REQUEST, givenAt: REQUEST.askedAt, validTo: '2027-03-01' };
  const { t } = await shown({ state: { is: 'given', request: given } });
  expect(formOf(t('referee.sign.code', { to: REQUEST.codeTo })).posts).toEqual({
    to: '/referens/svar',
    fields: { token: 'the-link', act: 'take_back', language: 'sv' },
  });
});
