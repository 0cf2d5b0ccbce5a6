import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { httpUrl } from '../../../../env';
import { fromAcceptLanguage } from '../../../../language';
import { readResult, writeResult } from './ledger';
import { asQuery, type PayRequest, type Result, requestSchema, sign, verified } from './message';
import { type Choice, choices, decidedPage, pagePolicy, payPage, refusedPage } from './page';
import { testGateway } from './provider';

const lateMilliseconds = 20_000;
/** Whoever calls back tries again for a while, as real gateways do. */
const retryMilliseconds = [0, 2_000, 10_000] as const;

const formSchema = z.object({ request: z.string().max(2000), choice: z.enum(choices) });

const sendHtml = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .status(status)
    .headers({
      'content-security-policy': pagePolicy,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html);

/** How often the shop is told of a payment, and how many milliseconds after it. */
const tellings: Record<Choice, readonly number[]> = {
  pay: [0],
  pay_late: [lateMilliseconds],
  pay_thrice: [0, 100, 2_000],
  pay_silently: [],
  refuse: [0],
  leave: [],
};

/** The pages of the test gateway, and its calls to our server. */
export const testGatewayRoutes = async (app: FastifyInstance) => {
  if (!testGateway(app.env)) return;
  const secret = app.env.SESSION_SECRET;
  const config = { access: 'public' } as const;
  const timers = new Set<NodeJS.Timeout>();

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('preClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });

  const after = (milliseconds: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds);
    timers.add(timer);
  };

  /** From server to server, over the network like any other caller. An app that listens nowhere is not called. */
  const tell = async (result: Result, tries = 0): Promise<void> => {
    const [address] = app.addresses();
    if (!address || typeof address === 'string') return;
    const again = retryMilliseconds[tries + 1];
    try {
      const answer = await fetch(`${httpUrl(address.address, address.port)}/payments/test/callback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sign(secret, result)),
        signal: AbortSignal.timeout(5_000),
      });
      if (answer.ok) return;
      app.log.warn({ status: answer.status }, 'the test gateway was not heard');
    } catch (error) {
      app.log.warn({ reason: String(error) }, 'the test gateway was not heard');
    }
    if (again !== undefined) after(again, () => void tell(result, tries + 1));
  };

  const readRequest = (query: unknown): PayRequest | null => {
    const parsed = requestSchema.safeParse(query);
    const request = parsed.success ? verified(secret, parsed.data) : null;
    return request && request.expires > Date.now() ? request : null;
  };

  app.get('/test-gateway/pay', { config, schema: { hide: true } }, async (request, reply) => {
    const asked = readRequest(request.query);
    if (!asked) {
      const language = fromAcceptLanguage(request.headers['accept-language']) ?? 'en';
      return sendHtml(reply, refusedPage(language), 400);
    }
    if (await readResult(app.env, asked.reference)) return sendHtml(reply, decidedPage(asked));
    return sendHtml(reply, payPage(asked, request.url.split('?')[1] ?? ''));
  });

  app.post('/test-gateway/pay', { config, schema: { hide: true } }, async (request, reply) => {
    const form = formSchema.safeParse(request.body);
    const asked = form.success
      ? readRequest(Object.fromEntries(new URLSearchParams(form.data.request)))
      : null;
    if (!form.success || !asked) {
      const language = fromAcceptLanguage(request.headers['accept-language']) ?? 'en';
      return sendHtml(reply, refusedPage(language), 400);
    }
    const { choice } = form.data;
    if (await readResult(app.env, asked.reference)) return sendHtml(reply, decidedPage(asked));
    if (choice === 'leave') return reply.redirect(asked.return_url, 303);
    const result: Result = {
      reference: asked.reference,
      amount: asked.amount,
      currency: asked.currency,
      outcome: choice === 'refuse' ? 'failed' : 'succeeded',
      transaction: String(randomInt(10_000_000, 99_999_999)),
    };
    await writeResult(app.env, result);
    for (const delay of tellings[choice]) {
      // The first telling is over before the buyer is back, as it mostly is.
      if (delay === 0) await tell(result);
      else after(delay, () => void tell(result));
    }
    return reply.redirect(`${asked.return_url}?${asQuery(sign(secret, result))}`, 303);
  });
};
