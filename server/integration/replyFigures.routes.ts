import { emptySchema } from '#domain/api/privacy.schema';
import { getReplyFigures, type OwnReplyFigures } from '#domain/api/safety';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** How the employer whose key came with the call answers candidates. */
export function replyFiguresRoutes(
  figuresOf: (employerId: string) => Promise<OwnReplyFigures>,
): Route[] {
  return [
    route(getReplyFigures, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      figures: await figuresOf(employerCall(caller).employerId),
    })),
  ];
}
