import { describe, expect, it } from 'vitest';
import { kitComponentFiles, tidyText } from './new-kit-component.mjs';

describe('kitComponentFiles', () => {
  const files = kitComponentFiles('FactList');

  it('writes the component with all that belongs to it', () => {
    expect(Object.keys(files)).toEqual([
      'ui-kit/FactList/FactList.tsx',
      'ui-kit/FactList/FactList.module.css',
      'ui-kit/FactList/index.ts',
      'ui-kit/FactList/FactList.test.tsx',
      'stories/components/FactList.stories.tsx',
      'stories/components/FactList.mdx',
    ]);
  });

  it('names the class as the component names it', () => {
    expect(files['ui-kit/FactList/FactList.module.css']).toContain('.factList {');
    expect(files['ui-kit/FactList/FactList.tsx']).toContain('styles.factList');
  });
});

describe('tidyText', () => {
  it.each(['Ab', 'Badge2', 'ConsultantAssignmentAvailabilityOverviewCalendarSummary'])(
    'brings the files of %s into a form that the lint takes',
    (name) => {
      for (const [path, text] of Object.entries(kitComponentFiles(name))) {
        const tidy = tidyText(path, text);
        expect(tidyText(path, tidy)).toBe(tidy);
      }
    },
  );
});
