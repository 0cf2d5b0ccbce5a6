import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMapTiles, streetsAddress } from '../../web/http/map-tiles';

const HEADER = 127;

/** A PMTiles file (version 3, nothing compressed) with one tile, that of the whole world. */
function pmtilesOf(tile: Buffer): Buffer {
  // One entry: tile 0, one in a row, its length, and where it begins, plus one.
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const sections = [directory, metadata, Buffer.alloc(0), tile];
  sections.reduce((offset, { length }, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    return offset + length;
  }, HEADER);
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at);
  // Clustered; directories and tiles not compressed; vector tiles.
  for (const [index, value] of [1, 1, 1, 1].entries()) header.writeUInt8(value, 96 + index);
  return Buffer.concat([header, ...sections]);
}

let folder: string;
let app: FastifyInstance;
let file: string;
const tile = Buffer.from('a tile of streets');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tiles-'));
  file = path.join(folder, 'streets.pmtiles');
  await writeFile(path.join(folder, 'session-secret'), 'nobody reads this');
  app = Fastify();
  await addMapTiles(app, file);
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('gives browsers the pieces of the file that they ask for, as soon as it is there', async () => {
  expect(await streetsAddress(file)).toBeNull();
  await writeFile(file, pmtilesOf(tile));
  const address = (await streetsAddress(file)) ?? '';
  const url = `${app.listeningOrigin}${address}`;
  const piece = await fetch(url, { headers: { range: 'bytes=0-6' } });
  expect(piece.status).toBe(206);
  expect(await piece.text()).toBe('PMTiles');
  const found = await new PMTiles(url).getZxy(0, 0, 0);
  expect(Buffer.from(found?.data ?? new ArrayBuffer(0)).toString()).toBe(tile.toString());
});

it('gives nothing else of that folder', async () => {
  for (const other of [
    '/map/session-secret',
    '/map/../session-secret',
    '/map/streets.pmtiles/../session-secret',
  ])
    expect((await app.inject(other)).statusCode, other).toBe(404);
});
