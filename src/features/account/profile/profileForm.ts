import type { RequestOf } from '#domain/api/endpoint';
import type { saveUserDetails } from '#domain/api/users';
import type { Profile } from '#domain/api/v2';
import { parsePhone } from '#domain/candidates/phone';
import { VISIBILITIES, type Visibility } from '#domain/candidates/visibility';
import { tidyName } from '#domain/text/tidy';
import { type LanguageRow, languageRows, languageSkills } from './languageRows';

/** The parts of a profile that are saved automatically, as form values: '' for null. */
export interface ProfileForm {
  firstName: string;
  lastName: string;
  phone: string;
  jobTitle: string;
  workplace: string;
  /** `YYYY-MM-DD` */
  availableFrom: string;
  profession: string;
  prescriberCode: string;
  systems: string[];
  languages: LanguageRow[];
  /** '' until the candidate has chosen. */
  visibility: Visibility | '';
  avatarConsent: boolean;
}

export function profileForm(profile: Profile): ProfileForm {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone ?? '',
    jobTitle: profile.jobTitle ?? '',
    workplace: profile.workplace ?? '',
    availableFrom: profile.availableFrom ?? '',
    profession: profile.profession ?? '',
    prescriberCode: profile.prescriberCode ?? '',
    systems: profile.systems,
    languages: languageRows(profile.languages),
    visibility: profile.visibilityChosen ? profile.visibility : '',
    avatarConsent: profile.avatarConsent,
  };
}

type ProfileChanges = Omit<RequestOf<typeof saveUserDetails>, 'base'>;

/** The changed fields in the request's form. */
export function profileChanges(form: Partial<ProfileForm>): ProfileChanges {
  const { visibility, phone, jobTitle, workplace, availableFrom, ...others } = form;
  const { profession, prescriberCode, languages, ...same } = others;
  return {
    ...same,
    ...(phone !== undefined && { phone: phone || null }),
    ...(jobTitle !== undefined && { jobTitle: jobTitle || null }),
    ...(workplace !== undefined && { workplace: workplace || null }),
    ...(availableFrom !== undefined && { availableFrom: availableFrom || null }),
    ...(profession !== undefined && { profession: profession || null }),
    ...(prescriberCode !== undefined && { prescriberCode: prescriberCode || null }),
    ...(languages !== undefined && { languages: languageSkills(languages) }),
    ...(visibility && { visibility }),
  };
}

/** The fields in their stored form, so that saved values can be compared with typed ones. */
export function tidyProfile(
  form: Partial<ProfileForm>,
  { production }: { production: boolean },
): Partial<ProfileForm> {
  const { firstName, lastName, phone, jobTitle, workplace, prescriberCode, ...same } = form;
  return {
    ...same,
    ...(firstName !== undefined && { firstName: tidyName(firstName) }),
    ...(lastName !== undefined && { lastName: tidyName(lastName) }),
    ...(phone !== undefined && { phone: parsePhone(phone, { production })?.e164 ?? phone }),
    ...(jobTitle !== undefined && { jobTitle: jobTitle.trim() }),
    ...(workplace !== undefined && { workplace: workplace.trim() }),
    ...(prescriberCode !== undefined && { prescriberCode: prescriberCode.trim() }),
  };
}

export function isVisibility(text: string): text is Visibility {
  return VISIBILITIES.some((visibility) => visibility === text);
}
