import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { contactDetailsSchema } from './contactDetails.schema';

const schema = contactDetailsSchema({ production: true });
const anna = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  phone: '070-174 06 05',
};

function messages(value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ message }) => message);
  }
}

describe('contactDetailsSchema', () => {
  it('accepts complete contact details', () => {
    expect(messages(anna)).toEqual([]);
  });

  it.each([
    ['firstName', '', 'contact.first_name.required'],
    ['firstName', '4nna', 'contact.first_name.invalid'],
    ['lastName', '', 'contact.last_name.required'],
    ['lastName', 'Berg!', 'contact.last_name.invalid'],
    ['email', '', 'contact.email.required'],
    ['email', 'anna@', 'contact.email.invalid'],
    ['phone', '', 'contact.phone.required'],
    ['phone', '070', 'contact.phone.invalid'],
    ['phone', '+1 202 555 0100', 'contact.phone.invalid'],
  ])('says about %s "%s": %s', (field, value, message) => {
    expect(messages({ ...anna, [field]: value })).toEqual([message]);
  });

  it('accepts the other country codes outside production', () => {
    const test = contactDetailsSchema({ production: false });
    expect(test.isValidSync({ ...anna, phone: '+1 202 555 0100' })).toBe(true);
  });
});
