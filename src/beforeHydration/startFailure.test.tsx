import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failStart, forgetReload, loadAnew } from './startFailure';

const reload = vi.fn();
const answer = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  answer.mockReset().mockImplementation(async () => new Response());
  document.body.innerHTML = '<main>page</main>';
  document.documentElement.lang = 'sv';
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { pathname: '/login', search: '?target_path=%2Fx', reload });
});
afterEach(() => vi.unstubAllGlobals());

const notice = () => document.querySelector('[role="alert"]');

describe('failStart', () => {
  it('reports without the query and reloads the page', async () => {
    await failStart('script_not_loaded', 'x'.repeat(300));
    const [url, { method, body }] = answer.mock.calls[0] ?? ['', {}];
    expect([url, method]).toEqual(['/api/v2/misc/report_client_error', 'POST']);
    expect(JSON.parse(String(body))).toEqual({
      kind: 'script_not_loaded',
      message: 'x'.repeat(200),
      path: '/login',
    });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(notice()).toBeNull();
  });

  it.each([
    ['sv', 'Sidan kunde inte startas.', 'Ladda om sidan'],
    ['en', 'The page could not be started.', 'Reload the page'],
  ])(
    'shows an error the second time, in %s, and does not reload again',
    async (language, failed, link) => {
      document.documentElement.lang = language;
      await failStart('no_data', '');
      await failStart('no_data', '');
      expect(reload).toHaveBeenCalledTimes(1);
      expect(answer).toHaveBeenCalledTimes(2);
      expect(notice()).toHaveTextContent(failed);
      expect(notice()?.querySelector('a')).toHaveTextContent(link);
      expect(notice()?.querySelector('a')).toHaveAttribute('href', '/login?target_path=%2Fx');
    },
  );

  it('may reload again after a page that was hydrated', async () => {
    await failStart('no_data', '');
    forgetReload();
    await failStart('no_data', '');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('keeps a readable page when the server does not answer', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await failStart('script_not_loaded', '');
    expect(reload).not.toHaveBeenCalled();
    expect(notice()).not.toBeNull();
  });

  it('never reloads without storage for the reload flag', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await failStart('no_data', '');
    expect(reload).not.toHaveBeenCalled();
    expect(notice()).not.toBeNull();
  });
});

describe('loadAnew', () => {
  afterEach(() => history.replaceState(null, ''));

  it('loads a page anew once, however often its files are missing', async () => {
    history.replaceState({ key: 'of the router' }, '');
    expect(await loadAnew('/assets/New-a.js')).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(history.state).toMatchObject({ key: 'of the router' });
    expect(JSON.parse(String(answer.mock.calls[0]?.[1].body))).toMatchObject({
      kind: 'script_not_loaded',
    });
    expect(await loadAnew('/assets/New-a.js')).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    // Another entry of the history may, also where the server answers with an error
    history.replaceState(null, '');
    answer.mockResolvedValue(new Response(null, { status: 429 }));
    expect(await loadAnew('/assets/Other-b.js')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page as it is where nothing answers', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await loadAnew('/assets/New-a.js')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    answer.mockImplementation(async () => new Response());
    expect(await loadAnew('/assets/New-a.js')).toBe(true);
  });
});
