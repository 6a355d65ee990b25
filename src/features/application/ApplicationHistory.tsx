import { AccordionItem } from '@vikari/ui-kit/Accordion';
import { Timeline } from '@vikari/ui-kit/Timeline';
import { STATUS_ROLES } from '@vikari/ui-kit/theme';
import type { Application } from '#domain/api/portal';
import { toldMove } from '#domain/applications/toldMove';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';

/** The history of an application, the latest first, in a disclosure. */
export function ApplicationHistory({ history }: Pick<Application, 'history'>) {
  const { t, intl } = useWords();
  const moves = history.map(({ status, by }, at) =>
    toldMove(history[at - 1]?.status, { status, by }),
  );
  return (
    <AccordionItem summary={t('application.history', { count: history.length })}>
      <Timeline
        label={t('application.history.list')}
        items={history
          .map(({ status, at }, index) => ({
            // The history only grows at its end, so the index is a stable key.
            id: String(index),
            title: t(`application.event.${moves[index] ?? status}`),
            dateTime: at,
            timeText: instantText(intl, at),
            tone: STATUS_ROLES[status],
          }))
          .reverse()}
      />
    </AccordionItem>
  );
}
