import { createIntl, type MessageFormatElement } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#domain/language';
import { loadIntl, loadWords } from './intl';
import { WORDS_PARTS } from './testing/wordsParts';
import { textOf } from './textOf';

/** The kinds of the elements of ICU's syntax, as its parser numbers them. */
const KIND = { number: 2, date: 3, time: 4, select: 5, plural: 6 } as const;

/** A value for each argument: of a choice its last option, of a count three. */
function valuesOf(elements: readonly MessageFormatElement[]): Record<string, string | number> {
  return Object.assign(
    {},
    ...elements.map((element) => {
      if (!('value' in element)) return {};
      const options = 'options' in element ? Object.entries(element.options) : [];
      const inside = options.map(([, option]) => valuesOf(option.value));
      const isCount = element.type === KIND.number || element.type === KIND.plural;
      const value = isCount ? 3 : (options.at(-1)?.[0] ?? 'Ö & <b>');
      return element.type === 0 ? {} : Object.assign({ [element.value]: value }, ...inside);
    }),
  );
}

describe.each(LANGUAGES)('in %s', async (language) => {
  const intl = await loadIntl(language);
  await Promise.all(WORDS_PARTS.map((part) => loadWords(part, language)));
  const { formatters, locale, formats } = intl;
  const texts = Object.entries(intl.messages).map(([id, message]) => {
    const format = formatters.getMessageFormat(message, locale, formats, { formatters });
    return { id, elements: format.getAst() };
  });

  it('formats every text as react-intl does', () => {
    const wrong = texts.filter(({ id, elements }) => {
      const values = valuesOf(elements);
      return textOf(intl, id, values) !== intl.formatMessage({ id }, values);
    });
    expect(texts.length).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });

  it('has no time in a text, which would need the time zone', () => {
    const kinds = JSON.stringify(texts.map(({ elements }) => elements));
    expect(kinds).not.toMatch(new RegExp(`"type":(?:${KIND.date}|${KIND.time})\\b`, 'u'));
  });
});

it('reports a text or a value that is missing, and shows the rest of the page', () => {
  const onError = vi.fn();
  const intl = createIntl({ locale: 'sv', messages: { shown: 'Från {day}' }, onError });
  expect(textOf(intl, 'none')).toBe('none');
  expect(textOf(intl, 'shown')).toBe('Från {day}');
  expect(onError).toHaveBeenCalledTimes(2);
  expect(textOf(intl, 'shown', { day: 'måndag' })).toBe('Från måndag');
});
