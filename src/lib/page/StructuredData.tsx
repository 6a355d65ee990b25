import type { Thing, WithContext } from 'schema-dts';
import { trustedHtml } from '../trustedHtml';

/** JSON that cannot end the script element around it. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** What search engines read of a page: one of schema.org's things, as JSON-LD. */
export function StructuredData({ thing }: { thing: WithContext<Thing> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: trustedHtml(scriptText(thing)) }}
    />
  );
}
