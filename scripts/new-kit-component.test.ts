import { describe, expect, it } from 'vitest';
import { kitComponentFiles, tidyText } from './new-kit-component.mjs';

describe('kitComponentFiles', () => {
  const files = kitComponentFiles('FactList');

  it('writes all files of the component', () => {
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
    'formats the files of %s as the linter requires',
    (name) => {
      for (const [path, text] of Object.entries(kitComponentFiles(name))) {
        const tidy = tidyText(path, text);
        expect(tidyText(path, tidy)).toBe(tidy);
      }
    },
  );
});
