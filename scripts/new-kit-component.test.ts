import { describe, expect, it } from 'vitest';
import { kitComponentFiles, tidyText, withRow } from './new-kit-component.mjs';

describe('kitComponentFiles', () => {
  const files = kitComponentFiles('FactList');

  it('writes all files of the component', () => {
    expect(Object.keys(files)).toEqual([
      'ui-kit/FactList/FactList.tsx',
      'ui-kit/FactList/FactList.module.css',
      'ui-kit/FactList/index.ts',
      'ui-kit/FactList/FactList.test.tsx',
      'stories/components/FactList.stories.tsx',
      'stories/examples/FactList/Basic.tsx',
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

describe('withRow', () => {
  const text = '# List\n- Badge\n- Card\n- chart\n\nEnd\n';
  const added = (name: string) => withRow(text, /^- ([A-Z]\w+)$/gmu, name, `- ${name}`);

  it.each([
    ['Avatar', '# List\n- Avatar\n- Badge\n- Card\n- chart\n\nEnd\n'],
    ['Button', '# List\n- Badge\n- Button\n- Card\n- chart\n\nEnd\n'],
    ['Menu', '# List\n- Badge\n- Card\n- Menu\n- chart\n\nEnd\n'],
  ])('puts %s where its name belongs', (name, expected) => {
    expect(added(name)).toBe(expected);
  });

  it('refuses a list without rows', () => {
    expect(() => withRow('', /^- (\w+)$/gmu, 'Menu', '- Menu')).toThrow('no row');
  });
});
