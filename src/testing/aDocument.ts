import type { UserDocument } from '#domain/api/documents';

/** A fictional candidate's document. */
export function aDocument(changed: Partial<UserDocument> = {}): UserDocument {
  return {
    id: 'd-1',
    type: 'cv',
    name: 'CV Alva Nordanvik',
    mediaType: 'application/pdf',
    size: 640_000,
    issuedOn: null,
    validTo: null,
    noEndDate: false,
    uploadedAt: '2026-11-18T09:30:00.000Z',
    expiry: 'none',
    sharedWith: [],
    sharedInChats: [],
    openings: 0,
    ...changed,
  };
}
