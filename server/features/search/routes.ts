import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { holds } from '../../access';
import type { App } from '../../app-type';
import { requiredText } from '../../fields';
import { languageOf, readContext } from '../../kernel/context';
import { langId } from '../../language';
import type { Permission } from '../../permissions';
import { dataOf } from '../../platform/responses';
import { answerTables } from './answers/answers';
import { directAnswers, partlyFound } from './answers/direct';
import { asksForPlaces } from './answers/relevance';
import { answersOf, passagesOf } from './answers/shared';
import { highlight, places } from './highlight';
import { type Hit, searchable } from './hits';
import { createSearchLog } from './log';
import { createSearchMemory, memoryTables } from './memory';
import { meantAs } from './passages/meant-as';
import { findRecords } from './records';
import { type SearchResult, search } from './search';
import { searchFromHere, whereUnknown } from './search-from-here';
import { foldedText, wordsIn } from './understand/written';

const tag = 'Search';

const hit = z
  .object({
    type: z.string(),
    id: z.number().int(),
    slug: z.string(),
    path: z.string().meta({ description: 'Page on the site, below the language' }),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    image_alt: z.string(),
    image_blur: z.string().nullable(),
    highlight: z
      .object({ title: z.string(), description: z.string() })
      .meta({ description: 'Safe HTML with <mark>' }),
  })
  .meta({ id: 'SearchHit' });

const answer = z
  .object({
    type: z.enum(['fact', 'faq', 'guide']),
    id: z.number().int(),
    title: z.string().meta({ description: 'What is asked, or what it is about' }),
    text: z.string().meta({ description: 'The answer, plain text' }),
    path: z.string().meta({ description: 'Where more of it is told, below the language' }),
    source: z.string(),
    source_url: z.string().nullable(),
    checked_on: z.string().nullable().meta({ description: 'yyyy-MM-dd' }),
    is_expired: z.boolean(),
  })
  .meta({ id: 'SearchedAnswer' });

const present = (row: Hit, words: readonly string[]): z.output<typeof hit> => ({
  ...row,
  highlight: { title: highlight(row.title, words), description: highlight(row.description, words) },
});

/** Fewer words are looked for rather than asked. */
const fewestWords = 3;

/** What was searched for instead, spelt as in a title that has it. */
const didYouMean = ({ corrected, hits, words }: SearchResult): string | null => {
  if (corrected === null) return null;
  for (const { title } of hits) {
    const [place] = places(title, words);
    const found = place && title.slice(place.start, place.end);
    if (found && foldedText(wordsIn(found)) === words.join(' ')) return found;
  }
  return corrected;
};

const types = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat())
  .pipe(z.array(z.enum(searchable.map((entity) => entity.name))).max(20));

const suggestions = 8;

/** Search over all public content. */
export const searchRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const log = createSearchLog(app.db);
  app.addHook('onClose', log.close);
  const answers = answersOf(app);
  const passages = passagesOf(app);
  const memory = createSearchMemory(app.db);
  const inMemory = [...answerTables, ...memoryTables];
  app.changes.on('tag', memory.forget);
  app.changes.on('lost', () => memory.forget());

  app.get(
    '/search',
    {
      config: { access: 'public', uncached: true },
      schema: {
        tags: [tag],
        summary: 'Records that match, best first, with the number of each kind',
        querystring: z.object({
          keyword: requiredText(200),
          'types[]': types.optional(),
          page: z.coerce.number().int().min(1).max(1000).default(1),
          per_page: z.coerce.number().int().min(1).max(100).default(10),
          lang_id: langId.optional(),
        }),
        response: {
          200: z.object({
            answers: z.array(answer).meta({ description: 'What answers the question by itself' }),
            data: z.array(hit),
            facets: z.array(z.object({ type: z.string(), count: z.number().int() })),
            total: z.number().int(),
            page: z.number().int(),
            per_page: z.number().int(),
            last_page: z.number().int(),
            did_you_mean: z.string().nullable().meta({
              description: 'What was searched for instead of a misspelt keyword',
              example: 'Hội An',
            }),
          }),
        },
      },
    },
    async (request) => {
      const { keyword, page, per_page, lang_id } = request.query;
      const context = readContext(app, request, lang_id);
      const types = request.query['types[]'] ?? [];
      for (const table of inMemory) request.tablesRead?.add(table);
      const asked = { keyword, types, page, per_page };
      const { found, isNearHere } = await searchFromHere(context, asked, memory);
      // Who types the name of a place wants the place.
      const direct =
        page > 1 ? [] : isNearHere ? [whereUnknown(context.language)] : await directAnswers(context, found);
      const told =
        page === 1 && !found.reading.place && direct.length === 0
          ? await answers.answer(context.language, found)
          : [];
      const isAsked =
        page === 1 &&
        !found.reading.place &&
        !found.isNamed &&
        !asksForPlaces(found.reading, context.language);
      const put =
        isAsked &&
        direct.length === 0 &&
        told.length === 0 &&
        keyword.trim().split(/\s+/u).length >= fewestWords
          ? meantAs((await passages.known(context.language)).asked, keyword, found.reading.cityIds)
          : null;
      const known = [...direct, ...told, ...(put?.isWhole && put.passage.answer ? [put.passage.answer] : [])];
      const answered = known.length > 0 || page > 1 ? known : await partlyFound(context, found);
      // What a box answers is found; what fits in part only is missed.
      const total = known.length > 0 ? found.total + known.length : answered.length > 0 ? 0 : found.total;
      if (page === 1) log.add(context.language, { words: found.words, total });
      return {
        answers: answered,
        data: found.hits.map((row) => present(row, found.words)),
        facets: searchable.map(({ name }) => ({ type: name, count: found.facets[name] ?? 0 })),
        total: found.total,
        page,
        per_page,
        last_page: Math.max(1, Math.ceil(found.total / per_page)),
        did_you_mean: didYouMean(found),
      };
    },
  );

  app.get(
    '/search/suggest',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The best few matches, for search as you type',
        querystring: z.object({ keyword: requiredText(200), lang_id: langId.optional() }),
        response: { 200: dataOf(z.array(hit)) },
      },
    },
    async (request) => {
      const { keyword, lang_id } = request.query;
      const context = readContext(app, request, lang_id);
      for (const table of inMemory) request.tablesRead?.add(table);
      const found = await search(context, { keyword, types: [], page: 1, per_page: suggestions }, memory);
      return { data: found.hits.map((row) => present(row, found.words)) };
    },
  );

  app.get(
    '/search/records',
    {
      config: { access: 'admin' },
      schema: {
        tags: [tag],
        summary: 'Records of all kinds that an editor may read, hidden ones too, up to four of each',
        querystring: z.object({ keyword: requiredText(200), lang_id: langId.optional() }),
        response: {
          200: dataOf(
            z.array(
              z
                .object({
                  entity: z.string(),
                  id: z.number().int(),
                  title: z.string(),
                  status: z.number().int(),
                  resource_type: z.number().int().nullable().meta({ description: 'Of a place: its kind' }),
                })
                .meta({ id: 'FoundRecord' }),
            ),
          ),
        },
      },
    },
    async (request) => {
      const { keyword, lang_id } = request.query;
      const language = languageOf(request, lang_id);
      const mayRead = (right: Permission) => holds(request.actor, right);
      return { data: await findRecords(app.db, { keyword, language, mayRead }) };
    },
  );
};
