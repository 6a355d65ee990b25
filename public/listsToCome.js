// Of the page that is sent while the server reads in its lists: asks for them every five seconds, as
// the site's pages do, and loads the asked page when they have come. It interrupts nobody meanwhile.
const PAUSE = 5000;

async function ask() {
  const answer = await fetch('/api/portal/public/open_now').catch(() => null);
  if (answer && answer.status !== 503) location.reload();
  else setTimeout(ask, PAUSE);
}

for (const line of document.querySelectorAll('[data-lists-to-come]')) line.hidden = false;
setTimeout(ask, PAUSE);
