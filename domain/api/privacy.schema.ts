import { type ObjectSchema, object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import type { RequestOf } from './endpoint';
import type { deleteAccount } from './privacy';

/** `users/request_export` and `users/exports` take nothing. */
export const emptySchema = object<Record<string, never>>({}).noUnknown();

/** Whether `confirmation` is the account's address is looked at by the server. */
export const deleteAccountSchema: ObjectSchema<RequestOf<typeof deleteAccount>> = object({
  confirmation: requiredText(MAX_LENGTH.email),
}).noUnknown();
