import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { dateField, priceField, seatsField } from '../../booking-fields';
import { ApiError } from '../../errors';
import { idParam, version } from '../../fields';
import { languageOf, readContext, writeContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { writing } from '../../kernel/editor-detail';
import type { WriteContext } from '../../kernel/entity';
import { holdReference } from '../../kernel/reference';
import { type Language, langId } from '../../language';
import { message } from '../../platform/messages';
import { listOf, messageOnly, writtenOf } from '../../platform/responses';
import {
  createDeparture,
  createSeries,
  deleteDeparture,
  findDeparture,
  listDepartures,
  presentDeparture,
  updateDeparture,
} from './departures';
import { tour } from './kind';
import { tag } from './list-routes';
import { departureRow } from './shapes';

const ofTour = z.object({ id: idParam });
const oneOf = z.object({ id: idParam, departure_id: idParam });

const fields = {
  date: dateField,
  price: priceField.meta({ description: 'VND for one person' }),
  seats: seatsField,
  is_open: z.boolean().meta({ description: 'Whether it can be booked' }),
};

const mostDays = 366;

const seriesBody = z
  .strictObject({
    from: dateField,
    to: dateField,
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).meta({ description: '1 = Monday … 7 = Sunday' }),
    price: fields.price,
    seats: fields.seats,
    lang_id: langId.optional(),
  })
  .refine(({ from, to }) => from <= to, { error: 'ends_before_start', path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < mostDays * 24 * 3600 * 1000, {
    error: 'series_too_long',
    path: ['to'],
  });

/** Departures of a tour, for editors. */
export const departureRoutes = (app: App) => {
  /** Runs a write while the tour can't go to the bin. */
  const write = <T>(
    request: FastifyRequest,
    { tourId, language }: { tourId: number; language: Language | undefined },
    run: (context: WriteContext) => Promise<T>,
  ) =>
    app.db.transaction(async (tx) => {
      if (!(await holdReference(tx, tour, tourId)))
        throw new ApiError('not_found', { message: 'tour_not_found' });
      return run(writeContext(tx, request, language));
    });

  app.get(
    '/tour/:id/departures',
    {
      config: { access: 'tour.read' },
      schema: {
        tags: [tag],
        summary: 'Departures of a tour by date, closed and past ones too',
        params: ofTour,
        querystring: z.object({
          page: z.coerce.number().int().min(1).max(1_000_000).default(1),
          per_page: z.coerce.number().int().min(1).max(500).default(100),
          from: dateField.optional(),
          to: dateField.optional(),
          lang_id: langId.optional(),
        }),
        response: { 200: listOf(departureRow) },
      },
    },
    async (request) => {
      const { lang_id, ...query } = request.query;
      const { id } = await findContent(tour, readContext(app, request, lang_id), request.params.id);
      return listDepartures(app.db, id, query);
    },
  );

  app.post(
    '/tour/:id/departures',
    {
      config: { access: 'tour.create' },
      schema: {
        tags: [tag],
        summary: 'Add a departure',
        params: ofTour,
        body: z.strictObject({ ...fields, is_open: fields.is_open.optional(), lang_id: langId.optional() }),
        response: { 201: writtenOf(departureRow) },
      },
    },
    async (request, reply) => {
      const { lang_id: language, ...input } = request.body;
      const row = await write(request, { tourId: request.params.id, language }, (context) =>
        createDeparture(context, request.params.id, input),
      );
      return reply
        .status(201)
        .send({ message: message(languageOf(request, language), 'created'), data: presentDeparture(row) });
    },
  );

  app.post(
    '/tour/:id/departures/series',
    {
      config: { access: 'tour.create' },
      schema: {
        tags: [tag],
        summary: 'Add departures on weekdays of a span of time; dates that exist are skipped',
        params: ofTour,
        body: seriesBody,
        response: {
          201: writtenOf(z.object({ created: z.array(departureRow), skipped: z.array(z.string()) })),
        },
      },
    },
    async (request, reply) => {
      const { lang_id: language, ...series } = request.body;
      const { created, skipped } = await write(request, { tourId: request.params.id, language }, (context) =>
        createSeries(context, request.params.id, series),
      );
      return reply.status(201).send({
        message: message(languageOf(request, language), 'created'),
        data: { created: created.map(presentDeparture), skipped },
      });
    },
  );

  app.put(
    '/tour/:id/departures/:departure_id',
    {
      config: { access: 'tour.update' },
      schema: {
        tags: [tag],
        summary: 'Change a departure',
        params: oneOf,
        body: z.strictObject({ ...z.object(fields).partial().shape, version, lang_id: langId.optional() }),
        response: { 200: writtenOf(departureRow) },
      },
    },
    async (request) => {
      const { id: tourId, departure_id: departureId } = request.params;
      const { lang_id: language, ...input } = request.body;
      const row = await writing(
        () =>
          write(request, { tourId, language }, (context) =>
            updateDeparture(context, tourId, departureId, input),
          ),
        async () => presentDeparture(await findDeparture(app.db, tourId, departureId)),
      );
      return { message: message(languageOf(request, language), 'updated'), data: presentDeparture(row) };
    },
  );

  app.delete(
    '/tour/:id/departures/:departure_id',
    {
      config: { access: 'tour.delete' },
      schema: {
        tags: [tag],
        summary: 'Remove a departure that nobody has booked',
        params: oneOf,
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { id: tourId, departure_id: departureId } = request.params;
      const language = request.query.lang_id;
      await write(request, { tourId, language }, (context) => deleteDeparture(context, tourId, departureId));
      return { message: message(languageOf(request, language), 'deleted') };
    },
  );
};
