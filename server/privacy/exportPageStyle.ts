/** The style of an export's page: readable on a phone, in dark, and on paper; it loads nothing. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; overflow-wrap: anywhere; }
main { max-width: 48rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-top: 2.5rem; font-size: 1.375rem; line-height: 1.25; border-bottom: 1px solid; padding-bottom: 0.25rem; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; }
nav li, section > ul li { padding: 0.25rem 0; }
a { color: LinkText; }
.rows { list-style: none; margin: 0; padding: 0; }
.rows > li { padding: 0.75rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
dl { margin: 0; display: grid; gap: 0.25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; hyphens: auto; }
dd dl { padding-inline-start: 0.75rem; border-inline-start: 3px solid color-mix(in srgb, currentColor 25%, transparent); }
@media (min-width: 40rem) {
  .rows > li > dl { grid-template-columns: minmax(8rem, 14rem) 1fr; }
  .rows > li > dl > dd { margin: 0; }
}
@media print {
  .top { display: none; }
  main { max-width: none; padding: 0; }
  .rows > li, h2, h3 { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  section a[href^='documents/']::after { content: ' (' attr(href) ')'; }
}
`.trim();
