import { describe, expect, it } from 'vitest';
import { type DescriptionBlock, descriptionBlocks } from './descriptionBlocks';

describe('descriptionBlocks', () => {
  it.each<[string, string[], DescriptionBlock[]]>([
    ['nothing', [], []],
    [
      'paragraphs as before',
      ['Ett.', 'Två - och ## tre.', '-2 grader', '#1'],
      [
        { kind: 'paragraph', text: 'Ett.' },
        { kind: 'paragraph', text: 'Två - och ## tre.' },
        { kind: 'paragraph', text: '-2 grader' },
        { kind: 'paragraph', text: '#1' },
      ],
    ],
    [
      'a heading, a list, and a second list after a paragraph',
      ['## Krav', '- Legitimation', '- Körkort', 'Välkommen!', '- Pass'],
      [
        { kind: 'heading', text: 'Krav' },
        { kind: 'list', items: ['Legitimation', 'Körkort'] },
        { kind: 'paragraph', text: 'Välkommen!' },
        { kind: 'list', items: ['Pass'] },
      ],
    ],
    ['markup as text', ['## <b>Krav</b>'], [{ kind: 'heading', text: '<b>Krav</b>' }]],
  ])('reads %s', (_what, lines, blocks) => {
    expect(descriptionBlocks(lines)).toEqual(blocks);
  });
});
