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
