import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { ApiError } from '#domain/api/errors';
import { parsePhone } from '#domain/candidates/phone';

/** The number as it is stored, `+46701740605`; null when no such number exists in its country. */
export function existingPhone(text: string, rules: { production: boolean }): string | null {
  const phone = parsePhone(text, rules);
  return phone && isValidPhoneNumber(phone.e164) ? phone.e164 : null;
}

/**
 * The same, of a field that somebody filled in.
 *
 * @param refusal - the field's path in the request, and the message id of a wrong number.
 * @throws ApiError `invalid_request` at the field.
 */
export function storedPhone(
  text: string,
  rules: { production: boolean },
  { field, message }: { field: string; message: string },
): string {
  const phone = existingPhone(text, rules);
  if (phone !== null) return phone;
  throw new ApiError('invalid_request', 'There is no such phone number.', { [field]: message });
}
