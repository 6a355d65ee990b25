import { describe, expect, it } from 'vitest';
import { componentPage, componentPages, llmsText, pagesIndex } from './componentPages';
import { publicEntries } from './entries';

const TABLE = {
  name: 'ButtonProps',
  inherits: ['button'],
  rows: [
    {
      name: 'size',
      type: "'small' | 'large'",
      isRequired: true,
      text: 'Its size.',
      defaultValue: null,
    },
  ],
};

it('explains every object that a prop takes', () => {
  const page = componentPages(['ShiftList']).get('ShiftList.md');
  expect(page).toContain('#### ShiftListWeek');
  expect(page).toContain('| `rows`, required | `readonly ShiftListRow[]` |');
  expect(page).toContain('#### ShiftListRow');
});

it('says where a type is imported from, the page’s own entry first', () => {
  const pages = componentPages(['ChatThread', 'MessageBubble', 'Button', 'Header', 'Composer']);
  expect(pages.get('ChatThread.md')).toContain(
    "import type { ChatMessage } from '@vikari/ui-kit/ChatThread'",
  );
  expect(pages.get('Header.md')).toContain(
    "import type { LinkComponent } from '@vikari/ui-kit/Button'",
  );
  expect(pages.get('Composer.md')).toContain(
    "import type { FileEntry } from '@vikari/ui-kit/Composer'",
  );
  expect(pages.get('Header.md')).not.toContain('import type { ReactNode }');
});

it('says what a prop is when it is left out', () => {
  const pages = componentPages(['TimeField', 'SegmentedControl']);
  expect(pages.get('TimeField.md')).toMatch(/\| `step` \|.*Default `30`\. \|/u);
  expect(pages.get('SegmentedControl.md')).toMatch(/\| `labelHidden` \|.*Default `true`\. \|/u);
});

it('keeps the text, the examples and the props, and leaves out what only Storybook shows', () => {
  const page = componentPage(
    `import { Meta } from '@storybook/addon-docs/blocks';

<Meta of={Stories} />

# Button

Starts an action.

## Examples

<ExampleFile of="Button/AsLink" />

## Anatomy

<Anatomy of="Button" stories={Stories} />

## Props

<PropsTable of="Button" />
`,
    { Button: [TABLE] },
  );
  expect(page).toMatchInlineSnapshot(`
    "# Button

    Starts an action.

    ## Examples

    ### As link

    With an address it is a link: it can be opened in another tab.

    \`\`\`tsx
    import { Button } from '@vikari/ui-kit/Button';
    import { Icon } from '@vikari/ui-kit/Icon';

    /** With an address it is a link: it can be opened in another tab. */
    export function AsLink() {
      return (
        <Button variant="secondary" href="#ad" endIcon={<Icon name="arrow-right" />}>
          Read the whole ad
        </Button>
      );
    }
    \`\`\`

    ## Props

    ### ButtonProps

    | Prop | Type | |
    |---|---|---|
    | \`size\`, required | \`'small' \\| 'large'\` | Its size. |

    And the props of \`<button>\`.
    "
  `);
});

describe('the pages of the package', () => {
  const entries = publicEntries();
  const pages = componentPages(entries);

  it('there is one for each component, and a list of them', () => {
    const missing = entries.filter(
      (entry) => /^[A-Z]/u.test(entry) && !pages.has(`${entry}.md`) && entry !== 'MuiScope',
    );
    expect(missing).toEqual([]);
    expect(pagesIndex(pages)).toContain('- [Button](components/Button.md)\n');
  });

  it('one text says what each is for, where its page is, and its props', () => {
    const text = llmsText('0.2.0', pages);
    expect(text).toMatch(/^# @vikari\/ui-kit\n\n> .*0\.2\.0/u);
    const lines = text.split('\n').filter((line) => line.includes('](docs/components/'));
    const linked = lines.map((line) => /\]\(docs\/components\/([^)]+)\)/u.exec(line)?.[1]);
    expect(linked).toEqual([...pages.keys()]);
    expect(lines).toContain(
      '- [IconButton](docs/components/IconButton.md): A button with an icon and no visible text. ' +
        '`IconButtonProps`: icon*, label*, href, linkComponent, pressed, size, variant.',
    );
    // A component has a purpose or props, and nothing that only Storybook shows
    expect(lines.filter((line) => !/: \S/u.test(line))).toEqual([]);
    expect(text).not.toMatch(/<[A-Z]\w+ /u);
  });

  it.each([...pages])('%s has an example and props, and no element of Storybook', (_, page) => {
    expect(page).toContain('```tsx\n');
    expect(page).toContain('\n## Props\n');
    const text = page.replace(/```[\s\S]*?```|`[^`\n]*`/gu, '');
    expect(text).not.toMatch(/<[A-Z]|^import |Stories/mu);
  });
});
