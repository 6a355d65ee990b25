/** React by itself, on Node's own server. */
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { rows } from './rows.mjs';

const rowOf = ({ id, name }) =>
  createElement('tr', { key: id }, createElement('td', null, id), createElement('td', null, name));

const page = () =>
  createElement(
    'html',
    { lang: 'sv' },
    createElement(
      'body',
      null,
      createElement('table', null, createElement('tbody', null, rows().map(rowOf))),
    ),
  );

createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!DOCTYPE html>${renderToString(page())}`);
}).listen(Number(process.env.PORT), '127.0.0.1');
