import { PART_STATES, SERVICE_PARTS } from '../status/serviceParts';
import { answer } from './answer';
import { count, day, exact, instant, list, ok, text, word } from './responseFields';
import { words } from './vocabulary.responses';

export const serviceStatusAnswers = {
  serviceStatus: answer({
    summary: 'Read what of the service works.',
    description:
      'By the checks of the server that answers, and how many minutes of the last 90 days worked by the checks of all servers. It is answered while the store is down too: what is kept there is then null.',
    response: ok({
      /** Since when nothing can be stored, and lists are as they were then; null while all works. */
      storeDownSince: instant().nullable(),
      /** When the parts were looked at last; null just after a start. */
      checkedAt: instant().nullable(),
      parts: list(
        exact({
          part: word(SERVICE_PARTS),
          state: word(PART_STATES),
          /** Since when this server has seen that state; null just after a start. */
          since: instant().nullable(),
        }),
      ),
      /** The days of which something was measured, the last first; null while they cannot be read. */
      days: list(
        exact({
          day: day(),
          parts: list(
            exact({
              part: word(SERVICE_PARTS),
              /** Minutes in which it was looked at. In all others nobody knows. */
              checked: count(),
              limited: count(),
              failed: count(),
            }),
          ),
        }),
      ).nullable(),
      /** Work that is planned or goes on; null while it cannot be read. */
      planned: list(
        exact({ id: text(), from: instant(), to: instant(), text: words() }),
      ).nullable(),
    }),
  }),
};
