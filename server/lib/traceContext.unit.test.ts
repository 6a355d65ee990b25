import { expect, it } from 'vitest';
import { traceHeaders, traceOf, withinTrace } from './traceContext';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

it.each([
  [`00-${ID}-${PARENT}-01`, true],
  [`00-${ID}-${PARENT}-00`, false],
  [`cc-${ID}-${PARENT}-01-what-comes-later`, true],
])('takes %s', (header, isSampled) => {
  const trace = traceOf(header);
  expect(trace).toMatchObject({ id: ID, isSampled });
  expect(trace.span).toMatch(/^[0-9a-f]{16}$/);
  expect(trace.span).not.toBe(PARENT);
  expect(withinTrace(trace, traceHeaders).traceparent).toBe(
    `00-${ID}-${trace.span}-${isSampled ? '01' : '00'}`,
  );
});

it.each([
  undefined,
  '',
  [`00-${ID}-${PARENT}-01`, `00-${ID}-${PARENT}-01`],
  `ff-${ID}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${ID}-${'0'.repeat(16)}-01`,
  `00-${ID.toUpperCase()}-${PARENT}-01`,
  `00-${ID}-${PARENT}-01-more`,
  `00-${ID}-${PARENT}`,
  'x'.repeat(10_000),
])('makes a new one for %s', (header) => {
  const trace = traceOf(header);
  expect(trace.id).toMatch(/^[0-9a-f]{32}$/);
  expect(trace.id).not.toBe(ID);
  expect(traceOf(header).id).not.toBe(trace.id);
});

it('belongs to all that a request awaits, and to nothing else', async () => {
  const traces = [traceOf(undefined), traceOf(undefined)];
  const seen = await Promise.all(
    traces.map((trace) =>
      withinTrace(trace, async () => {
        await Promise.resolve();
        return traceHeaders().traceparent;
      }),
    ),
  );
  expect(seen).toEqual(traces.map(({ id, span }) => `00-${id}-${span}-00`));
  expect(traceHeaders().traceparent).not.toContain(traces[0]?.id);
});
