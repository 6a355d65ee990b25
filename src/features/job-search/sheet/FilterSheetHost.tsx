import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { preloadConstants } from '../../../data/constants';
import { useSiteData } from '../../../data/SiteDataProvider';
import { lazyPart } from '../../../lib/late/lazyPart';
import { whenIdle } from '../../../lib/late/whenIdle';
import { LoadingBar } from '../../../lib/page/LoadingBar';
import { type FilterSheetControl, filterSheetControl } from './filterSheetControl';
import type { JobFilterSheetProps } from './JobFilterSheet';

type Control = FilterSheetControl<ComponentType<JobFilterSheetProps>>;

const JobFilterSheet = lazyPart(async () => (await import('./JobFilterSheet')).JobFilterSheet, {
  texts: ['sheet'],
  server: 'nothing',
});

/** How to open the filters of a page; its `FilterSheetHost` shows them. */
export function useFilterSheet(): Control {
  const api = useSiteData();
  const [control] = useState(() =>
    filterSheetControl(async () => {
      preloadConstants(api);
      await JobFilterSheet.load();
      return JobFilterSheet;
    }),
  );
  // Loaded at the press, they would be seen a second later on a slow line
  useEffect(() => whenIdle(control.prepare), [control]);
  return control;
}

interface FilterSheetHostProps
  extends Pick<JobFilterSheetProps, 'filter' | 'understood' | 'onApply' | 'vocabulary'> {
  control: Control;
}

/**
 * Mounts the sheet on a page when its code has come. Without a `Suspense`: React shows what was
 * suspended 300 ms later.
 */
export function FilterSheetHost({ control, ...props }: FilterSheetHostProps) {
  const { open, Sheet, error } = useSyncExternalStore(
    control.subscribe,
    control.state,
    control.state,
  );
  if (error) throw error;
  if (Sheet) return <Sheet {...props} open={open} onClose={control.hide} />;
  return open && <LoadingBar loading />;
}
