import { number, object } from 'yup';
import { PHONE, requiredFreeText, requiredText } from '#domain/candidates/fields.schema';
import { parsePhone } from '#domain/candidates/phone';
import {
  FIRST_DAY_BOUNDS,
  FIRST_DAY_ITEMS,
  type FirstDayItem,
  type ItemKind,
  ORDER_STATES,
} from '#domain/firstDay/items';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';
import { oneOfWords } from './jobFields.schema';

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';

const id = requiredText(MAX_LENGTH.id);

const line = () => requiredFreeText(FIRST_DAY_BOUNDS.line);

const phone = () =>
  requiredText(MAX_LENGTH.phone).test(
    rule<string | null | undefined>(
      'phone',
      'validation.phone',
      (text) => text == null || parsePhone(text, { production: true }) !== null,
      PHONE,
    ),
  );

const person = () =>
  object({
    name: requiredFreeText(FIRST_DAY_BOUNDS.name),
    phone: phone(),
  })
    .typeError(WRONG_TYPE)
    .noUnknown();

const hours = () =>
  number()
    .typeError('validation.number')
    .min(FIRST_DAY_BOUNDS.hours.min, 'validation.number_range')
    .max(FIRST_DAY_BOUNDS.hours.max, 'validation.number_range');

/** The schema of each kind; what is left out or null is not said. */
const FIELDS = {
  line: () => line().optional().nullable(),
  person: () => person().default(undefined).optional().nullable(),
  hours: () => hours().nullable(),
  order: () => oneOfWords(...ORDER_STATES).nullable(),
  phone: () => phone().optional().nullable(),
} satisfies Record<ItemKind, () => unknown>;

type FieldOf<Item extends FirstDayItem> = ReturnType<
  (typeof FIELDS)[Extract<(typeof FIRST_DAY_ITEMS)[number], { id: Item }>['kind']]
>;

const fields = Object.fromEntries(
  FIRST_DAY_ITEMS.map(({ id: item, kind }) => [item, FIELDS[kind]()]),
) as {
  [Item in FirstDayItem]: FieldOf<Item>;
};

const items = object(fields)
  .typeError(WRONG_TYPE)
  .nonNullable(WRONG_TYPE)
  .default(undefined)
  .required(REQUIRED)
  .noUnknown();

/** A card in the place of the one before, of a job or of one application. */
export const saveFirstDaySchema = object({ id, items }).noUnknown();

export const firstDayOfSchema = object({ id }).noUnknown();

export const ownFirstDaySchema = object({ applicationId: id }).noUnknown();
