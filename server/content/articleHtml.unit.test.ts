import { describe, expect, it } from 'vitest';
import { toArticleHtml } from './articleHtml';
import { isSafeHtml } from './safeHtml';

const html = (markdown: string): string => toArticleHtml(markdown, 'sv').html;

describe('an article’s Markdown', () => {
  it('becomes headings with ids, lists, links, pictures and tables that scroll', () => {
    const { contents, ...article } = toArticleHtml(
      [
        '## Skatt & resor',
        'Läs [regler](/skatt) och [Skatteverket](https://www.skatteverket.se/?a=1&b=2). *Nu* **genast**.',
        '### Skatt & resor',
        '3. tre',
        '4. fyra',
        '',
        '| Vad | Belopp |',
        '|---|--:|',
        '| Resa | 100 |',
        '',
        '![Karta över "zonerna"](/bilder/zoner.png)',
      ].join('\n'),
      'sv',
    );
    expect(contents).toEqual([
      { id: 'avsnitt-skatt--resor', text: 'Skatt & resor', level: 2 },
      { id: 'avsnitt-skatt--resor-1', text: 'Skatt & resor', level: 3 },
    ]);
    expect(article.minutes).toBe(1);
    expect(article.html).toContain('<h2 id="avsnitt-skatt--resor">');
    expect(article.html).toContain('<ol start="3">');
    expect(article.html).toContain('<div role="region" tabindex="0" aria-label="Tabell"><table>');
    expect(article.html).toContain('<td align="right">100</td>');
    expect(article.html).toContain('<img src="/bilder/zoner.png"');
    expect(isSafeHtml(article.html)).toBe(true);
  });

  it('takes a minute for each 200 words begun', () => {
    expect(toArticleHtml('ord '.repeat(200), 'sv').minutes).toBe(1);
    expect(toArticleHtml('ord '.repeat(201), 'sv').minutes).toBe(2);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', /script|alert/],
    ['a script in a line', 'Hej <script>alert(1)</script>', /<script/],
    ['a javascript: link', '[x](javascript:alert(1))', /javascript|<a/],
    ['a javascript: link in disguise', '[x](java&#x0A;script:alert(1))', /<a/],
    ['a javascript: link in capitals', '[x](JAVASCRIPT:alert(1))', /<a/i],
    ['a data: link', '[x](data:text/html,<b>)', /<a|data:/],
    ['a link without a scheme to another site', '[x](//evil.example)', /<a/],
    ['a link with backslashes', '[x](/\\evil.example)', /href="\/\\/],
    ['an automatic link of another kind', '<vbscript:x>', /<a/],
    ['a picture of another site', '![x](https://evil.example/x.png)', /<img/],
    ['a data: picture', '![x](data:image/svg+xml;base64,AAAA)', /<img/],
    ['img onerror', '<img src=x onerror=alert(1)>', /<img|onerror/],
    ['an svg', '<svg onload=alert(1)></svg>', /<svg|onload/],
    ['a style', '<style>body{display:none}</style>', /<style|display/],
    ['a style attribute', '<p style="position:fixed">x</p>', /style=/],
    ['a frame', '<iframe src="/account"></iframe>', /iframe/],
    ['a form', '<form action="/auth"><input></form>', /<form|<input/],
    ['an id of the page', '## content', /id="content"/],
    ['a first heading', '# Rubrik', /<h1/],
    [
      'a title that closes the attribute',
      '[x](/a "\\" onmouseover=alert(1) \\"")',
      /onmouseover|title/,
    ],
    ['an alternative text that closes it', '![" onerror="alert(1)](/a.png)', / onerror="/],
  ])('leaves %s out', (_what, markdown, gone) => {
    const made = html(markdown);
    expect(made).not.toMatch(gone);
    expect(isSafeHtml(made)).toBe(true);
  });
});

describe('HTML of the store', () => {
  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<p style="color:red">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/ok" onclick="x">x</a>',
    '<img src="https://evil.example/x.png" alt="x">',
    '<img src="/x.png" alt="x" onerror="alert(1)">',
    '<img src="/x.png">',
    '<svg></svg>',
    '<!-- x -->',
    '<!doctype html>',
    '<h1>x</h1>',
    '<h2 id="x" class="y">x</h2>',
    '<p>never closed',
    '</div></main>',
    '<p><strong>x</p></strong>',
    '<P>x</P>',
    '<p >x</p>',
    '<p\n>x</p>',
    '<',
    'x < y',
    '<p',
  ])('is refused: %s', (given) => {
    expect(isSafeHtml(given)).toBe(false);
  });

  it.each(['', 'x', '<p>a &#x3C;b&#x3E; c > d</p>', '<hr>', '<ul>\n<li>x<br>y</li>\n</ul>'])(
    'is shown: %s',
    (given) => {
      expect(isSafeHtml(given)).toBe(true);
    },
  );
});
