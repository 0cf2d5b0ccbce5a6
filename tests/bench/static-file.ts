// A process of its own: the least that can send a page, a file from a bare Fastify.
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const app = Fastify();
app.get('/health/live', async () => ({ status: 'ok' }));
await app.register(fastifyStatic, { root: process.env.STATIC_FOLDER ?? '', preCompressed: true });

process.once('SIGTERM', () => {
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
