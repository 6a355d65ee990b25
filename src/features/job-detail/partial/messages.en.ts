import type { SameIds } from '../../../i18n/messageTypes';
import type { partialJobSv } from './messages.sv';

export const partialJobEn: SameIds<typeof partialJobSv> = {
  'partial_job.title': 'The whole ad cannot be fetched right now',
  'partial_job.text':
    'What you see here comes from the list. Try again in a few minutes: the whole ad will be here then, and you can apply.',
  'partial_job.missing':
    'Missing here: the text of the ad, requirements and merits, travel and housing, shifts, the workplace and who to ask.',
};
