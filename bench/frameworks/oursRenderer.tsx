import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ApiError } from '#domain/api/errors';
import type { PageRenderer } from '../../server/web/pageRenderer';
import { App } from '../../src/app/App';
import { createSiteData } from '../../src/data/siteData';
import { loadIntl } from '../../src/i18n/intl';
import { rows } from './peer/rows.mjs';

const noServices = {
  call: () => Promise.reject(new ApiError('unavailable', 'This page reads no data.')),
};

function Table() {
  return (
    <table>
      <tbody>
        {rows().map(({ id, name }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The measured page in the site's document and providers, without its header and footer. */
export const tableRenderer: PageRenderer = {
  async render({ url, language, site }) {
    const intl = await loadIntl(language);
    const html = renderToString(
      <App intl={intl} data={createSiteData(noServices)} site={site}>
        <StaticRouter location={new URL(url).pathname}>
          <Table />
        </StaticRouter>
      </App>,
    );
    return { status: 200, html, hydration: { site, routeIds: [], router: {} }, modules: [] };
  },
  renderFailure: () => Promise.reject(new Error('The measured page never fails.')),
};
