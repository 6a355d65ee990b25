import { useFirstDay } from '../../data/firstDay';
import { FirstDayNote } from '../../lib/firstDay/FirstDayNote';

/** What is said of the first day, once it is read; nothing where the application has ended. */
export function FirstDayPart({ applicationId }: { applicationId: string }) {
  const { data } = useFirstDay(applicationId);
  return data ? <FirstDayNote state={data.firstDay} /> : null;
}
