import { readFileSync } from 'node:fs';
import { ESLint, RuleTester } from 'eslint';
import { describe, expect, it } from 'vitest';
import { publicEntries } from '../../scripts/kitPackage/entries';
import { packageManifest } from '../../scripts/kitPackage/manifest';
import plugin from './index.js';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});

tester.run('no-raw-colors', plugin.rules['no-raw-colors'], {
  valid: [
    `<p style={{ color: 'var(--vk-text-muted)', background: 'transparent' }} />`,
    `<Box sx={{ color: 'error.main', bgcolor: 'common.white', borderColor: 'grey.500' }} />`,
    `<p style={{ color: 'CanvasText', fill: 'currentColor', outline: '1px solid Highlight' }} />`,
    `<p style={{ background: 'oklch(from var(--vk-text) l c h / 50%)' }} />`,
    `<p style={{ gridArea: 'red', animationName: 'gold', content: '"#fff"' }} />`,
    `<p style={{ mask: 'url(#fade)', color: 'var(--red)' }} />`,
    `const Row = styled('div')({ color: 'var(--vk-text)' });`,
    'const Row = styled.div`#fade { color: var(--vk-text); }`;',
    `<Palette value="#ff0000" colors={{ color: '#fff' }} />`,
    `const red = { style: 'currency', currency: 'SEK' };`,
    `<p style={{ display: kind === 'red' ? 'block' : 'none' }} />`,
  ],
  invalid: [
    [`<p style={{ color: '#fff' }} />`, '#fff'],
    [`<p style={{ '--edge': '#AABBCCDD' }} />`, '#AABBCCDD'],
    [`<Box sx={{ border: '1px solid rgb(0 0 0 / 50%)' }} />`, 'rgb(0 0 0 / 50%)'],
    [`<Box sx={[{ '&:hover': { bgcolor: 'white' } }]} />`, 'white'],
    [`<Box sx={(theme) => ({ color: isOpen ? 'red' : theme.palette.text.primary })} />`, 'red'],
    [`<Box sx={(theme) => { if (a) return { color: 'red' }; return {}; }} />`, 'red'],
    [`<Box sx={{ boxShadow: \`0 0 \${size}px hsl(0 0% 0%)\` }} />`, 'hsl(0 0% 0%)'],
    [`const look = { color: 'tomato' }; const Row = () => <p style={look} />;`, 'tomato'],
    [`<Dialog slotProps={{ paper: { sx: { background: '#123456' } } }} />`, '#123456'],
    [`const Row = styled(Button)({ color: 'navy' });`, 'navy'],
    [`const Row = styled('div')(({ theme }) => ({ color: '#1f6b4a' }));`, '#1f6b4a'],
    ['const Row = styled.div`a:hover { color: #fff; }`;', '#fff'],
    ['const Row = styled(Card)`border: 1px solid black;`;', 'black'],
    [`const look = css({ background: 'linear-gradient(gold, var(--vk-text))' });`, 'gold'],
    [
      `const look = { MuiChip: { styleOverrides: { root: { color: 'oklch(50% 0 0)' } } } };`,
      'oklch(50% 0 0)',
    ],
    [`<p style={{ color: 'var(--vk-text, #000)' }} />`, '#000'],
  ].map(([code, color]) => ({ code: code ?? '', errors: [{ messageId: 'raw', data: { color } }] })),
});

tester.run('no-pixel-breakpoints', plugin.rules['no-pixel-breakpoints'], {
  valid: [
    `<Box sx={{ display: { xs: 'block', md: 'flex' } }} />`,
    `<Box sx={(theme) => ({ [theme.breakpoints.up('md')]: { padding: '4px' } })} />`,
    `<Box sx={{ '@media (forced-colors: active)': { border: '1px solid' } }} />`,
    `<Box sx={{ '@media (min-width: 40em)': { width: '40px' } }} />`,
    `<Box sx={{ [\`@media (min-width: \${BREAKPOINTS.tablet}px)\`]: { width: '40px' } }} />`,
    'const Row = styled.div`width: 600px; @media print { width: 20px; }`;',
    `useMediaQuery('(prefers-reduced-motion: reduce)'); matchMedia('print');`,
    `logs.up(600); describe('(min-width: 600px)');`,
  ],
  invalid: [
    `<Box sx={{ '@media (min-width: 600px)': { display: 'flex' } }} />`,
    `<Box sx={{ '@media screen and (width >= 37.5px)': { display: 'flex' } }} />`,
    `<Box sx={{ '@container side (max-width: 400px)': { display: 'flex' } }} />`,
    'const Row = styled.div`@media (max-width: 599.98px) { display: none; }`;',
    'const Row = styled(Card)(({ theme }) => ({ [theme.breakpoints.up(600)]: { display: "none" } }));',
    `theme.breakpoints.between('sm', 1000);`,
    `breakpoints.down('700px');`,
    `const isWide = useMediaQuery('(min-width: 900px)');`,
    `window.matchMedia('(max-width: 900px)');`,
  ].map((code) => ({ code, errors: [{ messageId: 'pixels' }] })),
});

const open = Object.keys(
  packageManifest(
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
    publicEntries(),
  ).exports,
)
  .filter((path) => path !== './package.json')
  .map(
    (path) =>
      `@vikari/ui-kit${path.slice(1).replace('*', path.includes('fonts') ? 'a.woff2' : 'Button')}`,
  );

tester.run('no-deep-imports', plugin.rules['no-deep-imports'], {
  valid: [
    ...open.map((source) => `import '${source}';`),
    `import { Button } from '@vikari/ui-kitchen/dist/Button';`,
    `export const name = '@vikari/ui-kit/dist/Button';`,
  ],
  invalid: [
    ...[
      [`import { Button } from '@vikari/ui-kit/Button/Button';`, 'Button'],
      [`import { Button } from '@vikari/ui-kit/dist/Button/index.js';`, 'Button'],
      [`export { Card } from "../node_modules/@vikari/ui-kit/dist/Card/index.js";`, 'Card'],
      [`const page = import('@vikari/ui-kit/Tabs/tabKeys');`, 'Tabs'],
      [`const { Link } = require('@vikari/ui-kit/dist/Link');`, 'Link'],
    ].map(([code = '', component = '']) => ({
      code,
      errors: [
        {
          messageId: 'deep',
          suggestions: [
            {
              messageId: 'entry',
              output: code.replace(
                /(['"])[^'"]*\1/u,
                (_, quote) => `${quote}@vikari/ui-kit/${component}${quote}`,
              ),
            },
          ],
        },
      ],
    })),
    ...[
      `import { Button } from '@vikari/ui-kit';`,
      `import { x } from '@vikari/ui-kit/internal/modal';`,
      `export * from '@vikari/ui-kit/internal';`,
      `import '@vikari/ui-kit/dist/styles.css';`,
      `import { t } from '@vikari/ui-kit/theme/buildTheme.ts';`,
    ].map((code) => ({ code, errors: [{ messageId: 'deep' }] })),
  ],
});

const of = (component: string, jsx: string) =>
  `import { ${component} } from '@vikari/ui-kit/${component}';\n${jsx}`;

tester.run('no-older-names', plugin.rules['no-older-names'], {
  valid: [
    of('Tabs', '<Tabs items={items} />'),
    of('Tabs', '<Stepper tabs={items} />'),
    `import { Tabs } from './Tabs'; <Tabs tabs={items} />`,
    of('Tabs', '<Tabs {...props} />'),
    of('MultiSelect', `<MultiSelect labels={{ noMatches: (typed) => typed }} />`),
    of('MultiSelect', `<MultiSelect labels={labels} />`),
    of('IconButton', `<IconButton variant="quiet" /> || <Chip variant="plain" />`),
    of('Button', `<Button variant={isPlain ? 'quiet' : variant} />`),
  ],
  invalid: [
    {
      code: of('Tabs', '<Tabs label="A" tabs={items} />'),
      output: of('Tabs', '<Tabs label="A" items={items} />'),
      errors: [{ messageId: 'older', data: { older: 'tabs', component: 'Tabs' } }],
    },
    {
      code: `import { Tabs as Rows } from '@vikari/ui-kit/Tabs'; <Rows tabs={items} />`,
      output: `import { Tabs as Rows } from '@vikari/ui-kit/Tabs'; <Rows items={items} />`,
      errors: [{ messageId: 'older' }],
    },
    {
      code: of('Timeline', '<Timeline items={a} events={b} />'),
      output: null,
      errors: [{ messageId: 'older' }],
    },
    {
      code: of('MultiSelect', `<MultiSelect labels={{ noMatches: 'Nothing' }} />`),
      output: of('MultiSelect', `<MultiSelect labels={{ noMatches: () => 'Nothing' }} />`),
      errors: [{ messageId: 'text' }],
    },
    {
      code: of('IconButton', `<IconButton variant={inBar ? 'plain' : "outlined"} />`),
      output: of('IconButton', `<IconButton variant={inBar ? 'quiet' : "secondary"} />`),
      errors: [{ messageId: 'variant' }, { messageId: 'variant' }],
    },
    {
      code: of('IconButton', '<IconButton variant="filled" />'),
      output: of('IconButton', '<IconButton variant="primary" />'),
      errors: [{ messageId: 'variant', data: { older: 'filled', newer: 'primary' } }],
    },
  ],
});

it('works by its recommended configuration, and names no rule that it lacks', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      plugin.configs.recommended,
      { files: ['**/*.jsx'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
    ],
  });
  const code = `${of('Tabs', `<Tabs tabs={[]} style={{ color: '#fff' }} />;`)}\nimport '@vikari/ui-kit';\nmatchMedia('(width > 9px)');\n`;
  const [result] = await eslint.lintText(code, { filePath: 'a.jsx' });
  expect(result?.messages.map(({ ruleId }) => ruleId).sort()).toEqual(
    Object.keys(plugin.rules).map((name) => `vikari/${name}`),
  );
});
