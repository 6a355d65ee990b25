import type { BlogItem, BlogListItem } from '#domain/api/blogs';

/** An article of a list, under its own slug and name. */
export function anArticleInList(slug: string, changed: Partial<BlogListItem> = {}): BlogListItem {
  return {
    type: 'articles',
    language: 'sv',
    featured: false,
    published: '2026-11-01',
    updated: '2026-11-18',
    minutes: 4,
    image: `/share/articles-${slug}.sv.png`,
    fieldData: { slug, name: `Om ${slug}`, article: `Det viktigaste om ${slug}, kort sagt.` },
    ...changed,
  };
}

const BODY = `<p>Karensen räknas från den sista dagen i anställningen. Läs <a href="/bemanning">mer</a>.</p>
<h2 id="avsnitt-vad">Vad karensen är</h2>
<p>Tolv månader mellan anställning och uppdrag i samma region.</p>
<div role="region" tabindex="0" aria-label="Tabell"><table><thead><tr><th>Region</th><th align="right">Månader</th></tr></thead><tbody><tr><td>Alla</td><td align="right">12</td></tr></tbody></table></div>
<h3 id="avsnitt-rakna">Så räknas den</h3>
<ul><li>Från sista dagen.</li><li>Också för timanställda.</li></ul>
<h2 id="avsnitt-efter">Efter karensen</h2>
<p>Därefter är regionens uppdrag öppna igen.</p>`;

/** A whole article with three headings, a table and a source. */
export function anArticle(changed: Partial<BlogItem> = {}): BlogItem {
  const { fieldData, ...listed } = anArticleInList('karens');
  return {
    ...listed,
    fieldData: { ...fieldData, 'article-body': BODY },
    contents: [
      { id: 'avsnitt-vad', text: 'Vad karensen är', level: 2 },
      { id: 'avsnitt-rakna', text: 'Så räknas den', level: 3 },
      { id: 'avsnitt-efter', text: 'Efter karensen', level: 2 },
    ],
    roles: ['sjukskoterska'],
    sources: [{ name: 'Avtalet', url: 'https://example.com/avtal' }],
    related: [anArticleInList('skatt'), anArticleInList('natt', { type: 'staffing' })],
    ...changed,
  };
}
