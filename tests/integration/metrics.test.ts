import { readFileSync } from 'node:fs';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { testApp } from '../factories/test-app';

const token = 'a-token-for-the-tests';
const app = await testApp({ METRICS_TOKEN: token });

it('tells who has the token how long answers took, by route pattern', async () => {
  await supertest(app.server).get('/city/nowhere');
  expect((await supertest(app.server).get('/metrics')).status).toBe(401);
  const { status, text } = await supertest(app.server)
    .get('/metrics')
    .set('authorization', `Bearer ${token}`);
  expect(status).toBe(200);
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/city/:id",status="404"} 1',
  );
  expect(text).toContain('process_cpu_seconds_total');
});

/** Names as Prometheus stores them: of a histogram three. */
const storedNames = ({ name, type }: MetricObjectWithValues<MetricValue<string>>): string[] =>
  ['histogram', 'summary'].includes(String(type))
    ? [`${name}_bucket`, `${name}_count`, `${name}_sum`]
    : [name];

it.each(['dashboard.json', 'alerts.yaml'])('exports every metric that %s asks for', async (file) => {
  const exported = ((await app.metrics?.getMetricsAsJSON()) ?? []).flatMap(storedNames);
  const text = readFileSync(new URL(`../../docs/deploy/observability/${file}`, import.meta.url), 'utf8');
  const asked = [...text.matchAll(/\b(?:http|process|nodejs|database|partner|planner)_[a-z0-9_]+\b/g)].map(
    ([name]) => name,
  );
  expect(asked.length).toBeGreaterThan(5);
  expect([...new Set(asked)].filter((name) => !exported.includes(name))).toEqual([]);
});
