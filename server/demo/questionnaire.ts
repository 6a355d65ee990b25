import type { Question } from '#domain/jobs/questionnaire';
import type { Random } from './random';
import type { QuestionText } from './texts/familyTexts';

/** Questions for any profession. */
const COMMON: readonly QuestionText[] = [
  { type: 'short_answer', text: 'När kan du tidigast börja?' },
  {
    type: 'single_choice',
    text: 'Kan du arbeta hela den angivna perioden?',
    options: ['Ja', 'Nästan hela', 'Bara en del'],
  },
  {
    type: 'single_choice',
    text: 'Behöver du boende på orten?',
    options: ['Ja', 'Nej', 'Bara första tiden'],
  },
];

/** Only for the recruiter (audience 1). */
const INTERNAL: readonly QuestionText[] = [
  { type: 'short_answer', text: 'Anteckning efter första samtalet' },
  {
    type: 'single_choice',
    text: 'Har kandidaten arbetat hos kunden tidigare?',
    options: ['Ja', 'Nej', 'Okänt'],
  },
];

/**
 * Two to five questions: some of the family's own, one or two common ones, sometimes an internal
 * one.
 */
export function questionnaire(own: readonly QuestionText[], random: Random): Question[] {
  const external = random.shuffled([
    ...random.sample(own, random.integer(1, 2)),
    ...random.sample(COMMON, random.integer(1, 2)),
  ]);
  const internal = random.chance(0.25) ? [random.pick(INTERNAL)] : [];
  return [
    ...external.map((text, index) => toQuestion(text, index, 0, random.chance(0.7))),
    ...internal.map((text, index) => toQuestion(text, external.length + index, 1, false)),
  ];
}

function toQuestion(
  text: QuestionText,
  index: number,
  audience: 0 | 1,
  required: boolean,
): Question {
  const options = text.type === 'short_answer' ? [] : text.options;
  return {
    id: `q${index + 1}`,
    type: text.type,
    text: text.text,
    required,
    options: options.map((option, at) => ({ id: `o${at + 1}`, text: option })),
    audience,
  };
}
