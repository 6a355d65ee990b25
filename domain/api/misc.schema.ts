import { object } from 'yup';

/** GET misc/constants and misc/fetch-user-avatars take nothing. */
export const miscSchema = object<Record<string, never>>({}).noUnknown();
