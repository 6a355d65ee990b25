import { object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { tidyAs } from '#domain/text/tidied';

/** `users/request_export` and `users/exports` have no fields. */
export const emptySchema = object<Record<string, never>>({}).noUnknown();

/** The server checks that `confirmation` is the account's address. */
export const deleteAccountSchema = object({
  confirmation: requiredText(MAX_LENGTH.email).meta(tidyAs('line')),
}).noUnknown();
