import type { SameIds } from '../../i18n/messageTypes';
import type { failureSv } from './messages.sv';

export const failureEn: SameIds<typeof failureSv> = {
  'failure.unavailable.title': 'This page cannot be shown right now',
  'failure.unavailable.text':
    'The fault is ours, not yours. Wait a minute and try again. What you have saved is still there, and if you are logged in, you still are.',
  'failure.lists_loading.title': 'The list is loading',
  'failure.lists_loading.text':
    'The site has just restarted and is reading in all assignments. It usually takes less than a minute. Everything else works meanwhile: each assignment’s own page, the articles, your messages and your account.',
  'failure.lists_loading.comes': 'The page comes automatically when the list is there.',
  'failure.rate_limited.title': 'Too many pages in a short time',
  'failure.rate_limited.text':
    'A great many pages have been loaded from your internet connection. Wait a minute and try again. If you share a network with many others, they may be the reason.',
  'failure.broken.title': 'Something went wrong',
  'failure.broken.text':
    'The fault is ours, not yours. Try again in a while. What you have saved is still there.',
  'failure.offline.title': 'You are offline',
  'failure.offline.text':
    'This page cannot be fetched right now. You can still read assignments that are saved on this device. What you write in a form that is already open stays on the device and is saved when you are online again.',
  'failure.status': 'See what works right now',
  'failure.retry': 'Try again',
};
