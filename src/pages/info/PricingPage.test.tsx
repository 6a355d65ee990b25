import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { withWords } from '../../i18n/withWords';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component } from './PricingPage';

const PATH = 'misc/submit-pricing-request';

async function open({ query = '', answers = {} as Answers, language = 'sv' as 'sv' | 'en' } = {}) {
  await withWords('info', async () => null)();
  const { client, asked } = fakeServices(answers);
  const site = await renderSite([{ path: '/priser', Component }], {
    path: `/priser${query}`,
    language,
    api: client,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...site, asked };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: /Skicka|Send/ }));

async function fillIn(): Promise<void> {
  await userEvent.type(field('Organisation'), 'Exempelsjukhuset');
  await userEvent.type(field('Ditt namn'), 'Chefa Exempelsson');
  await userEvent.type(field('E-post'), ' chefa@example.com ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Läkare' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Upp till 10');
}

describe('the form for a request about prices', () => {
  it('says at each field what is missing, in both languages, and sends nothing', async () => {
    const { asked } = await open({ language: 'en' });
    await send();
    const wrong = ['Organisation', 'Your name', 'Email'];
    for (const name of wrong) expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field('Email')).toHaveAccessibleDescription('Enter your email address');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'Choose roughly how many assignments',
    );
    const summary = screen.getByRole('alert', { name: 'Something needs correcting' });
    expect(summary).toHaveTextContent('Choose at least one profession');
    expect(asked).toEqual([]);
  });

  it('sends what was filled in, and shows the reference, which takes the focus', async () => {
    const { asked } = await open({
      answers: { [PATH]: { status: 0, reference: '1A2B3C4D' } },
    });
    await fillIn();
    await send();
    const receipt = await screen.findByText(/1A2B3C4D/);
    expect(document.activeElement).toContainElement(receipt);
    expect(asked).toEqual([
      {
        path: PATH,
        request: {
          organisation: 'Exempelsjukhuset',
          name: 'Chefa Exempelsson',
          email: 'chefa@example.com',
          phone: '',
          staff: ['doctors'],
          volume: 'few',
          message: '',
          language: 'sv',
        },
        options: { idempotencyKey: expect.any(String) },
      },
    ]);
  });

  it.each([
    [new ApiError('rate_limited', 'x'), /för många förfrågningar/],
    [new ApiError('unavailable', 'x'), /kunde inte skickas/],
    [
      new ApiError('invalid_request', 'x', { message: 'validation.personal_number' }),
      /Det här kan vara ett personnummer/,
    ],
  ])('keeps what was typed when it is refused: %s', async (error, text) => {
    await open({ answers: { [PATH]: error } });
    await fillIn();
    await send();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(field('Organisation')).toHaveValue('Exempelsjukhuset');
  });

  it('is posted as it is without a script, and the answer stands in the address', async () => {
    const { container } = await open({ query: '?problem=invalid&fields=email,staff,<b>' });
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/priser');
    expect(form).toHaveFormValues({ language: 'sv', organisation: '' });
    expect(field('E-post')).toHaveAccessibleDescription('Kontrollera svaret');
    expect(field('Organisation')).not.toHaveAttribute('aria-invalid');
  });

  it('asks without a script too: the button sends the form with the answer', async () => {
    await open({ query: '?problem=invalid&fields=message&asked=message' });
    expect(await screen.findByText('Är det här ett personnummer?')).toBeVisible();
    const none = screen.getByRole('button', { name: 'Det är inget personnummer' });
    expect(none).toHaveAttribute('name', 'confirmedNotPersonalNumber');
    expect(none).toHaveAttribute('value', 'true');
  });

  it('shows the reference of a form that was posted, and nothing else that an address says', async () => {
    await open({ query: '?sent=1A2B3C4D' });
    expect(screen.getByText(/1A2B3C4D/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows the form when the address holds no reference', async () => {
    await open({ query: '?sent=hello' });
    expect(field('Organisation')).toBeVisible();
  });
});
