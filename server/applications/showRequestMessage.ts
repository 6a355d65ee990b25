import type { Handler } from '../events/events';
import { saveShownMessage } from './documentRequests.repository';

/** Shows the candidate what an employer wrote when it asked for documents. */
export const showRequestMessage: Handler<'documents.asked'> = async (
  tx,
  { applicationId, message },
) => {
  if (message !== null) await saveShownMessage(tx, applicationId);
};
