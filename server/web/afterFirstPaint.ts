const ID = 'vikari-scripts';

/**
 * Tags that the page takes in only once it has been painted: whatever is fetched before that takes
 * the line from the style sheet and the font, and the page reads well without them.
 */
export function afterFirstPaint(tags: string): string {
  return `<template id="${ID}">${tags}</template>`;
}

/**
 * The inline script that does it. A frame is asked for when nothing holds the painting up any
 * more; what is put off from there comes after it.
 */
export const AFTER_FIRST_PAINT_SCRIPT = `requestAnimationFrame(function(){setTimeout(function(){var t=document.getElementById('${ID}');if(t){document.head.append(t.content);t.remove()}})});`;
