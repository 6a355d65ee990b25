import type { FastifyInstance } from 'fastify';
import { PAUSE_MAIL_PATH, type PauseMailResult } from '#domain/notifications/pauseMail';
import type { NotificationService } from '../../notifications/notifications.service';
import { mailLinkForm } from './mailLink.form';

/** `POST /pausa-mejl?token=…`: stops the mail about unread messages. */
export function pauseMailForm(
  app: FastifyInstance,
  { notifications }: { notifications: Pick<NotificationService, 'pauseMail'> },
): Promise<void> {
  return mailLinkForm<PauseMailResult>(app, {
    path: PAUSE_MAIL_PATH,
    act: async ({ token = '' }) => ((await notifications.pauseMail(token)) ? 'paused' : 'invalid'),
    failure: 'stopping a mail failed',
    pageOf(result, { token = '', page }) {
      if (page === undefined) return null;
      const shown = new URLSearchParams({ result, ...(result === 'failed' && { token }) });
      return `${PAUSE_MAIL_PATH}?${shown}`;
    },
  });
}
