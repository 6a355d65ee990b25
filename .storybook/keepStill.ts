/**
 * Keeps a story that a docs page shows in a frame from playing: it would take the focus and move the
 * page while it is read. Storybook plays no story whose address has `embed=true`; the frames of docs
 * pages are given none by Storybook.
 *
 * @param frame - the window of the story.
 */
export function keepStill(frame: Window): void {
  if (frame.parent === frame || !isDocsPage(frame.parent)) return;
  const address = new URL(frame.location.href);
  if (address.searchParams.get('embed') === 'true') return;
  address.searchParams.set('embed', 'true');
  frame.history.replaceState(frame.history.state, '', address);
}

function isDocsPage(page: Window): boolean {
  try {
    return new URLSearchParams(page.location.search).get('viewMode') === 'docs';
  } catch {
    // A page of another origin has embedded the story
    return false;
  }
}
