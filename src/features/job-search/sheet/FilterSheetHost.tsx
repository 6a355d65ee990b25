import { lazy, Suspense, useCallback, useState } from 'react';
import { preloadConstants } from '../../../data/constants';
import { useSiteData } from '../../../data/SiteDataProvider';
import { withWords } from '../../../i18n/withWords';
import type { JobFilterSheetProps } from './JobFilterSheet';

const loadSheet = withWords('sheet', () => import('./JobFilterSheet'));
const JobFilterSheet = lazy(loadSheet);

/** Opens the filters, which are loaded shortly before they are needed. */
export interface FilterSheetControl {
  open: boolean;
  /** False until it has been opened once: before that there is no state to keep. */
  wanted: boolean;
  show: () => void;
  hide: () => void;
  /** The pointer or the focus is on what opens it. */
  intend: () => void;
}

/** Whether the filters are open, and how to open them. */
export function useFilterSheet(): FilterSheetControl {
  const api = useSiteData();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const intend = useCallback(() => {
    void loadSheet();
    preloadConstants(api);
  }, [api]);
  const show = useCallback(() => {
    intend();
    setWanted(true);
    setOpen(true);
  }, [intend]);
  const hide = useCallback(() => setOpen(false), []);
  return { open, wanted, show, hide, intend };
}

interface FilterSheetHostProps
  extends Pick<JobFilterSheetProps, 'filter' | 'understood' | 'onApply' | 'vocabulary'> {
  control: FilterSheetControl;
}

/** Mounts the sheet on a page; it is loaded only when it is needed. */
export function FilterSheetHost({ control, ...sheet }: FilterSheetHostProps) {
  if (!control.wanted) return null;
  return (
    <Suspense fallback={null}>
      <JobFilterSheet {...sheet} open={control.open} onClose={control.hide} />
    </Suspense>
  );
}
