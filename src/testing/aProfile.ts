import type { Profile } from '#domain/api/v2';

/** A fictional candidate, signed in. */
export function aProfile(changed: Partial<Profile> = {}): Profile {
  return {
    userId: 'u-1',
    firstName: 'Alva',
    lastName: 'Nordanvik',
    email: 'alva.nordanvik@example.com',
    emailState: 'confirmed',
    phone: '+46701740605',
    jobTitle: 'Sjuksköterska',
    workplace: null,
    availableFrom: null,
    profession: 'sjukskoterska',
    workfields: ['akutmottagning'],
    locations: ['r-24'],
    employmentTypes: ['konsult'],
    systems: [],
    languages: null,
    prescriberCode: null,
    visibility: 'hidden',
    visibilityChosen: false,
    avatarConsent: false,
    profileImageUrl: null,
    pendingEmail: null,
    bankIdVerified: true,
    verifiedName: { firstName: 'Alva', lastName: 'Nordanvik' },
    ...changed,
  };
}
