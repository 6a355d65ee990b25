/** What of the service is looked at by itself, in the order in which a page shows it. */
export const SERVICE_PARTS = [
  'reading',
  'searching',
  'signing_in',
  'applying',
  'messages',
  'mail',
  'uploads',
] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];

/** `limited`: it works in part, such as reading while the store is down. */
export const PART_STATES = ['works', 'limited', 'fails', 'unknown'] as const;
export type PartState = (typeof PART_STATES)[number];
