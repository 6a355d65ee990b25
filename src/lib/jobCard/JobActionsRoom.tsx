import { useContext, useSyncExternalStore } from 'react';
import { never } from '../useHydrated';
import { JobActions, type JobActionsProps } from './JobActions';
import styles from './jobActions.module.css';

/**
 * The space reserved for a job's buttons, whose code is loaded after the first paint. A part of a
 * page may be hydrated after that: its first render has no buttons either, as on the server.
 */
export function JobActionsRoom(props: JobActionsProps) {
  const loaded = useContext(JobActions);
  // Unlike `useHydrated`, renders again after hydration only where the code came first
  const Actions = useSyncExternalStore(
    never,
    () => loaded,
    () => null,
  );
  return <div className={styles[props.place]}>{Actions && <Actions {...props} />}</div>;
}
