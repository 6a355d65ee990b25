import { PAGE_IDS } from '#domain/pageIds';

/**
 * Tags that wait in the page: anything fetched before the style sheet competes with it and with the
 * font for the connection, and the page is readable without it. The inline script
 * (`src/beforeHydration/loadScripts.ts`) inserts them.
 */
export function afterFirstPaint(tags: string): string {
  return `<template id="${PAGE_IDS.scripts}">${tags}</template>`;
}
