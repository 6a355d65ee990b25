import { createHash } from 'node:crypto';

/** The page's whole style; colours reach 4.5:1 in both schemes. */
export const SIMULATOR_STYLE = `
:root { color-scheme: light dark; --paper: #f4f6f8; --card: #ffffff; --ink: #17212b; --soft: #4a5865;
  --line: #7c8894; --accent: #17536b; --banner: #ffd84d; --banner-ink: #2b2100; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #10161c; --card: #1a232c; --ink: #eef2f5; --soft: #b3c0cb; --line: #8494a3; --accent: #8fd0ea; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.banner { margin: 0; padding: 0.75rem 1rem; background: repeating-linear-gradient(-45deg, var(--banner) 0 1.5rem, #ffe38a 1.5rem 3rem);
  color: var(--banner-ink); font-weight: 700; text-align: center; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.125rem; }
p { margin: 0 0 0.75rem; color: var(--soft); }
.people, .endings { display: grid; gap: 0.75rem; }
button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
  border-radius: 0.75rem; cursor: pointer; }
button:hover { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.people button { display: flex; flex-direction: column; justify-content: center; min-height: 4rem;
  padding: 0.75rem 1.125rem; text-align: start; }
.people strong { font-size: 1.125rem; }
.people span { color: var(--soft); }
.endings button { min-height: 2.75rem; padding: 0.5rem 1rem; }
@media (min-width: 30rem) {
  .people button { flex-direction: row; justify-content: space-between; align-items: center; }
  .endings { grid-template-columns: repeat(3, auto); }
}
.qr { position: relative; width: 12rem; max-width: 100%; margin: 1.25rem auto; padding: 0.5rem; overflow: hidden;
  background: #ffffff; border: 1px solid var(--line); border-radius: 0.75rem; }
.qr svg { display: block; width: 100%; fill: #17212b; }
.qr strong { position: absolute; inset: 50% auto auto 50%; transform: translate(-50%, -50%) rotate(-8deg);
  padding: 0.125rem 0.75rem; background: var(--banner); color: var(--banner-ink); border-radius: 0.25rem; }
.beam { position: absolute; inset-inline: 0; top: 0; height: 3px; background: #17536b; opacity: 0.8; }
@media (prefers-reduced-motion: no-preference) {
  .beam { animation: scan 2.4s ease-in-out infinite alternate; }
  @keyframes scan { to { top: calc(100% - 3px); } }
}
@media (forced-colors: active) { .banner, .qr strong { border: 2px solid; } }
`;

/** Allows this one style tag and nothing else: no script, no image, no other address. */
export const SIMULATOR_POLICY = [
  "default-src 'none'",
  // The site's icon
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(SIMULATOR_STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
