import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { ApiError, invalidField } from '../../../errors';
import { languageOf, readContext } from '../../../kernel/context';
import { type Language, langId } from '../../../language';
import { message } from '../../../platform/messages';
import { refuseForeignForm } from '../../../platform/plugins/auth';
import { readOwnCookie, setOwnCookie } from '../../../platform/plugins/own-cookie';
import { writtenOf } from '../../../platform/responses';
import { openOrder } from '../order/access';
import { orderCode } from '../order/fields';
import {
  changedBy,
  changedLine,
  keyOf,
  kinds,
  type Line,
  merged,
  mostLines,
  newLine,
  normalised,
  readLines,
  writeLines,
} from './line';
import { orderedLines } from './ordered-lines';
import { presentCart, priceLines, withDeparture } from './price';

const tag = 'Cart';
const cookieName = 'cart';
const cookieSeconds = 30 * 24 * 3600;

const optionalLanguage = z.object({ lang_id: langId.optional() });
const byKey = z.object({ key: z.string().regex(/^[a-z0-9-]{1,80}$/) });

const cartSchema = z
  .object({
    cart: z.array(
      z.object({
        key: z.string().meta({ description: 'Name of the entry in the calls that change it' }),
        type: z.number().int().meta({ description: '1 tour, 2 hotel room' }),
        id: z.number().int(),
        departure_id: z.number().int().nullable(),
        date: z.string().nullable(),
        nights: z.number().int().nullable(),
        adults: z.number().int(),
        children: z.number().int(),
        title: z.string(),
        slug: z.string().meta({ description: 'Of the tour or of the hotel' }),
        image: z.string().nullable(),
        unit_price: z.number().int().meta({ description: 'VND for a seat, or a room and night' }),
        quantity: z.number().int().meta({ description: 'Seats, or rooms by how many people fit into one' }),
        amount: z.number().int().meta({ description: 'VND; 0 when not available' }),
        available: z.boolean(),
        is_sample: z.boolean().meta({ description: 'The tour or hotel is made up' }),
      }),
    ),
    count: z.number().int(),
    total: z.number().int().meta({ description: 'VND' }),
  })
  .meta({ id: 'Cart' });

/** A tour needs a departure, a room its nights. */
const checkChoice = ({ type, departure_id, date, nights }: Line) => {
  if (type === kinds.tour && !departure_id && !date) throw invalidField('departure_id', 'required');
  if (type === kinds.room && !date) throw invalidField('date', 'required');
  if (type === kinds.room && !nights) throw invalidField('nights', 'required');
};

/** The cart, which lies in a cookie of the visitor's: the API knows prices and places, not carts. */
export const cartRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  // Programs know it by its plain name, also where browsers are given it with a prefix.
  const linesOf = (request: FastifyRequest) =>
    readLines(readOwnCookie(app, request, cookieName) ?? request.cookies[cookieName]);

  const keep = (reply: FastifyReply, lines: readonly Line[]) => {
    const value = writeLines(lines);
    if (value === null) throw invalidField('id', 'cart_full', { maximum: mostLines });
    // For scripts: pages that are the same for everybody read the number of entries in the browser.
    const expires = new Date(Date.now() + cookieSeconds * 1000);
    return setOwnCookie(app, reply, { name: cookieName, value, expires, forScripts: true });
  };

  /** Keeps lines of which `changed` was just put in, if that can be had. Answers with the whole cart. */
  const store = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { lines, changed, language }: { lines: Line[]; changed?: Line; language: Language | undefined },
  ) => {
    refuseForeignForm(app, request);
    const together = merged(lines);
    const cart = await priceLines(readContext(app, request, language), together);
    const about = cart.find(({ key }) => changed && key === keyOf(changed));
    if (about && !about.available) {
      if (about.slug === '') throw invalidField('id', 'unknown_record');
      throw invalidField(about.type === kinds.tour ? 'departure_id' : 'date', 'not_bookable');
    }
    keep(reply, together);
    return { message: message(languageOf(request, language), 'cart_changed'), data: presentCart(cart) };
  };

  const find = (lines: readonly Line[], key: string): Line => {
    const line = lines.find((one) => keyOf(one) === key);
    if (!line) throw new ApiError('not_found', { message: 'cart_item_not_found' });
    return line;
  };

  app.get(
    '/tour/cart',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The cart in the cookie, with today’s prices and what is still to be had',
        querystring: optionalLanguage,
        response: { 200: cartSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return presentCart(
        await priceLines(readContext(app, request, request.query.lang_id), linesOf(request)),
      );
    },
  );

  app.post(
    '/cart/items',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Put something into the cart; the same again adds people to the entry',
        body: z.strictObject({ ...newLine, lang_id: langId.optional() }),
        response: { 201: writtenOf(cartSchema) },
      },
    },
    async (request, reply) => {
      const { lang_id: language, ...given } = request.body;
      const added = normalised(given);
      checkChoice(added);
      const changed = await withDeparture(app.db, added);
      const answer = await store(request, reply, {
        lines: [...linesOf(request), changed],
        changed,
        language,
      });
      return reply.status(201).send(answer);
    },
  );

  app.post(
    '/cart/orders',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Put what an order was for into the cart again, whether it is still to be had or not',
        description:
          'Of orders that the caller may see. Entries that are in the cart already stay as they are.',
        body: z.strictObject({ order: orderCode, lang_id: langId.optional() }),
        response: { 201: writtenOf(cartSchema) },
      },
    },
    async (request, reply) => {
      const { order, lang_id: language } = request.body;
      const { id } = await openOrder(app, request, order);
      const lines = linesOf(request);
      const known = new Set(lines.map(keyOf));
      const again = (await orderedLines(app.db, id)).filter((line) => !known.has(keyOf(line)));
      return reply.status(201).send(await store(request, reply, { lines: [...lines, ...again], language }));
    },
  );

  app.put(
    '/cart/items/:key',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Change people, departure, date or nights of an entry; its key may change with them',
        params: byKey,
        body: z.strictObject({ ...changedLine, lang_id: langId.optional() }),
        response: { 200: writtenOf(cartSchema) },
      },
    },
    async (request, reply) => {
      const { lang_id: language, ...given } = request.body;
      const lines = linesOf(request);
      const line = find(lines, request.params.key);
      const wanted = changedBy(line, given);
      checkChoice(wanted);
      const changed = await withDeparture(app.db, wanted);
      return store(request, reply, {
        lines: lines.map((one) => (one === line ? changed : one)),
        changed,
        language,
      });
    },
  );

  app.delete(
    '/cart/items/:key',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Take an entry out of the cart',
        params: byKey,
        querystring: optionalLanguage,
        response: { 200: writtenOf(cartSchema) },
      },
    },
    async (request, reply) => {
      const lines = linesOf(request);
      const line = find(lines, request.params.key);
      return store(request, reply, {
        lines: lines.filter((one) => one !== line),
        language: request.query.lang_id,
      });
    },
  );
};
