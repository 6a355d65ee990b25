import { object } from 'yup';

/** GET misc/constants and misc/fetch-user-avatars have no fields. */
export const miscSchema = object<Record<string, never>>({}).noUnknown();
