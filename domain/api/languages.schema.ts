import { array, object } from 'yup';
import { LANGUAGE_LEVELS, LANGUAGES } from '#domain/candidates/languages';
import { rule } from '#domain/rule';
import { oneOfWords } from './jobFields.schema';

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';

const skill = object({
  language: oneOfWords(...LANGUAGES).required(REQUIRED),
  level: oneOfWords(...LANGUAGE_LEVELS).required(REQUIRED),
})
  .typeError(WRONG_TYPE)
  .nonNullable(WRONG_TYPE)
  .noUnknown();

/** Languages with their levels, each language once; `most` of them. */
export function languageSkills(most: number) {
  return array()
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .of(skill)
    .max(most, 'validation.too_many')
    .test(
      rule(
        'languages',
        'validation.duplicate',
        (list) => new Set(list?.map((one) => one?.language)).size === (list?.length ?? 0),
        {
          inexpressible:
            'JSON Schema can not compare one field of the items; the languages differ.',
        },
      ),
    );
}
