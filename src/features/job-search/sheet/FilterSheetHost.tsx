import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { preloadConstants } from '../../../data/constants';
import { useSiteData } from '../../../data/SiteDataProvider';
import { withWords } from '../../../i18n/withWords';
import { type FilterSheetControl, filterSheetControl } from './filterSheetControl';
import type { JobFilterSheetProps } from './JobFilterSheet';

const loadSheet = withWords('sheet', () => import('./JobFilterSheet'));
const JobFilterSheet = lazy(loadSheet);

/** How to open the filters of a page; its `FilterSheetHost` shows them. */
export function useFilterSheet(): FilterSheetControl {
  const api = useSiteData();
  const [control] = useState(() =>
    filterSheetControl(() => {
      void loadSheet();
      preloadConstants(api);
    }),
  );
  return control;
}

interface FilterSheetHostProps
  extends Pick<JobFilterSheetProps, 'filter' | 'understood' | 'onApply' | 'vocabulary'> {
  control: FilterSheetControl;
}

/** Mounts the sheet on a page; it is loaded only when it is needed. */
export function FilterSheetHost({ control, ...sheet }: FilterSheetHostProps) {
  const open = useSyncExternalStore(control.subscribe, control.isOpen, control.isOpen);
  if (open === undefined) return null;
  return (
    <Suspense fallback={null}>
      <JobFilterSheet {...sheet} open={open} onClose={control.hide} />
    </Suspense>
  );
}
