import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assembleDocument, INLINE_SCRIPT_HASH } from './document';
import { pagePolicies } from './pagePolicy';

const policyOf = (options = {}) =>
  pagePolicies('http://localhost', options)['content-security-policy'];

describe('assembleDocument', () => {
  it('has one script that runs by itself, and the policy names it', () => {
    const { html, styleHashes } = assembleDocument({
      html: '<html><head></head><body></body></html>',
      tags: '<template></template>',
      hydration: { text: '</script><!--' },
    });
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    const [inline, data] = scripts;
    expect(scripts).toHaveLength(2);
    expect(styleHashes).toEqual([]);
    expect(inline?.[1]).toBe('');
    const hash = createHash('sha256')
      .update(inline?.[2] ?? '')
      .digest('base64');
    expect(INLINE_SCRIPT_HASH).toBe(`sha256-${hash}`);
    expect(policyOf()).toContain(`'sha256-${hash}'`);
    expect(data?.[1]).toBe(' type="application/json" id="vikari-data"');
    expect(JSON.parse(data?.[2] ?? '')).toEqual({ text: '</script><!--' });
  });

  it('has the styles of the page before its style sheet, and a hash for them', () => {
    const { html, styleHashes } = assembleDocument({
      html: '<html><head></head><body></body></html>',
      tags: '<link rel="stylesheet">',
      styles: { dataEmotion: 'vk a b', css: '.vk-a{content:"</style>"}' },
      hydration: {},
    });
    const [, css = ''] = /<style data-emotion="vk a b">([\s\S]*?)<\/style><link/.exec(html) ?? [];
    expect(css).toBe('.vk-a{content:"<\\/style>"}');
    const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
    expect(styleHashes).toEqual([hash]);
    expect(policyOf({ styleHashes })).toContain(`'${hash}'`);
  });
});
