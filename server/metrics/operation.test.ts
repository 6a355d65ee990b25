import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../startServer';
import { testConfig } from '../testing/testConfig';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

interface Recorded {
  record: string;
  expr: string;
}

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

/** The file's value; a front matter is YAML too. */
function yaml(text: string): { groups: { name: string; rules: (Rule | Recorded)[] }[] } {
  const file = new VFile(`---\n${text}\n---\n`);
  matter(file);
  return file.data.matter as ReturnType<typeof yaml>;
}

const all = ['operation/alerts.yml', 'operation/objectives.yml'].flatMap((path) =>
  yaml(read(path)).groups.flatMap((group) => group.rules),
);
const rules = all.filter((rule) => 'alert' in rule);
const recorded = all.filter((rule) => 'record' in rule);
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('operation/dashboard.json'),
);
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const runbook = read('docs/runbook.md');
const sections = runbook.split(/^## /m).slice(1);
const anchorOf = (section: string) =>
  (section.split('\n')[0] ?? '')
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** Every expression of the files. */
const asked = [...all.map(({ expr }) => expr), ...queries];
const routesIn = (expr: string) =>
  [...expr.matchAll(/\broute[!=]~?"([^"]+)"/g)].flatMap(([, routes = '']) => routes.split('|'));

/** Every metric that a node has, with the series of histograms. */
let metrics: Set<string>;
/** Every label of a metric. */
const labels = new Map<string, Set<string>>();
/** The routes that were measured. */
const routes = new Set<string>();

beforeAll(async () => {
  const token = 'm'.repeat(32);
  const dataDir = await mkdtemp(join(tmpdir(), 'vikari-operation-'));
  const server = await startServer(testConfig({ port: 0, dataDir, metricsToken: token }), {});
  await fetch(`${server.url}/api/portal/public/job?id=none`);
  // A route that is none would be measured as `none`
  for (const path of asked.flatMap(routesIn)) {
    for (const method of ['GET', 'POST']) {
      await (await fetch(`${server.url}${path}`, { method })).text();
    }
  }
  const response = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  metrics = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
  for (const [, route = ''] of text.matchAll(/\broute="([^"]+)"/g)) routes.add(route);
  for (const [, name = '', inside = ''] of text.matchAll(/^(\w+)\{([^}]*)\}/gm)) {
    const known = labels.get(name) ?? new Set();
    for (const [, label = ''] of inside.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(name, known);
  }
  await server.close();
  await rm(dataDir, { recursive: true });
});

/** Made by Prometheus itself, or by a rule. */
const OF_PROMETHEUS = new Set(['up', ...recorded.map(({ record }) => record)]);
const namesIn = (expr: string) =>
  [...expr.matchAll(/\b(?:vikari|process|nodejs)[_:][\w:]+|\bup\b/g)].map(([name]) => name);

/** A histogram by its own name. */
const withoutSeries = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');

describe('the alert rules and the dashboard', () => {
  it('are there', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(queries.length).toBeGreaterThan(30);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it('ask for metrics that a node has', () => {
    expect(asked.filter((expr) => namesIn(expr).length === 0)).toEqual([]);
    const missing = asked
      .flatMap(namesIn)
      .filter((name) => !metrics.has(name) && !OF_PROMETHEUS.has(name));
    expect(missing).toEqual([]);
  });

  it('ask for labels that these have', () => {
    const wrong = asked.flatMap((expr) =>
      [...expr.matchAll(/(vikari_\w+)\{([^}]*)\}/g)].flatMap(([, name = '', inside = '']) => {
        const known = labels.get(name);
        // One that has counted nothing yet shows no labels
        if (!known) return [];
        return [...inside.matchAll(/(\w+)[!=]~?"/g)].flatMap(([, label = '']) =>
          known.has(label) ? [] : [`${name} ${label}`],
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('ask for routes that a node has', () => {
    const unknown = asked.flatMap(routesIn).filter((route) => !routes.has(route));
    expect(unknown).toEqual([]);
  });

  it('record each name once, and every one of them is looked at', () => {
    const names = recorded.map(({ record }) => record);
    expect(new Set(names).size).toBe(names.length);
    const used = new Set(asked.flatMap(namesIn));
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  it('show every metric of our own on the dashboard', () => {
    const shown = new Set(queries.flatMap(namesIn).map(withoutSeries));
    const left = [...metrics]
      .map(withoutSeries)
      .filter((name) => name.startsWith('vikari_') && !shown.has(name));
    expect([...new Set(left)]).toEqual([]);
  });

  it('tell of one thing that cannot be read once, however many nodes and readers there are', () => {
    const told = rules.filter(({ annotations }) =>
      annotations.runbook.endsWith('a-row-cannot-be-read'),
    );
    expect(told.map(({ expr }) => expr)).toEqual([
      'max by (reader) (vikari_set_aside{reader!="search index"}) > 0',
      'max(vikari_index_set_aside) > 0',
    ]);
  });

  it('have brackets that close, a severity, a time, and words', () => {
    for (const expr of asked) {
      for (const [open, close] of ['()', '{}', '[]']) {
        const count = (bracket = '') => expr.split(bracket).length;
        expect([expr, count(open)]).toEqual([expr, count(close)]);
      }
    }
    for (const { for: lasts, labels: own, annotations } of rules) {
      expect(['page', 'ticket']).toContain(own.severity);
      expect(lasts).toMatch(/^\d+[mh]$/);
      expect(annotations.summary).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('the documentation has every metric of our own', () => {
    const documented = read('docs/operation.md');
    const undocumented = [...metrics]
      .filter((name) => name.startsWith('vikari_'))
      .map(withoutSeries)
      // The channels have the same
      .map((name) => name.replace(/^vikari_(?:push|webhook)_/, 'vikari_mail_'))
      .filter((name) => !documented.includes(name));
    expect([...new Set(undocumented)]).toEqual([]);
  });
});

describe('the runbook', () => {
  it('has a section for every alert', () => {
    const anchors = new Set(sections.map(anchorOf));
    const lost = rules.filter(({ annotations: { runbook: to } }) => {
      const [page, anchor = ''] = to.split('#');
      return page !== 'docs/runbook.md' || !anchors.has(anchor);
    });
    expect(lost.map(({ alert }) => alert)).toEqual([]);
  });

  it('names every alert where it leads to, and no other', () => {
    const named = new Set(
      [...runbook.matchAll(/`([A-Z][a-z][A-Za-z]+)`/g)].map(([, name]) => name),
    );
    for (const { alert, annotations } of rules) {
      const anchor = annotations.runbook.split('#')[1];
      const section = sections.find((one) => anchorOf(one) === anchor) ?? '';
      expect([alert, section.includes(`\`${alert}\``)]).toEqual([alert, true]);
      named.delete(alert);
    }
    // Errors of the log are written so, too
    expect([...named].filter((name) => !name?.endsWith('Error'))).toEqual([]);
  });

  it('says in each section what is seen, what to do, and when it is over', () => {
    for (const section of sections) {
      const parts = [...section.matchAll(/^\*\*(Seen:|Do|Over when)\*\*/gm)].map(
        ([, part]) => part,
      );
      expect([anchorOf(section), parts]).toEqual([anchorOf(section), ['Seen:', 'Do', 'Over when']]);
    }
  });

  it('leads from section to section', () => {
    const anchors = new Set(sections.map(anchorOf));
    const links = [...runbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !anchors.has(to))).toEqual([]);
  });

  it('names metrics that a node has', () => {
    expect(namesIn(runbook).filter((name) => name !== 'up' && !metrics.has(name))).toEqual([]);
  });
});
