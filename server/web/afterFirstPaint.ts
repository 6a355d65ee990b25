import { PAGE_IDS } from '#domain/pageIds';

/**
 * Tags that wait in the page: whatever is fetched before the style sheet is there takes the line
 * from it and from the font, and the page reads well without. The inline script
 * (`src/beforeHydration/loadScripts.ts`) takes them in.
 */
export function afterFirstPaint(tags: string): string {
  return `<template id="${PAGE_IDS.scripts}">${tags}</template>`;
}
