import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type ZodType, z } from 'zod';
import {
  airportShape,
  boatShape,
  coachShape,
  courseShape,
  flightShape,
  islandShape,
  nodeShape,
  roadShape,
  type Source,
  sourceShape,
  trainShape,
} from './shapes';

/** @throws Error that names the file and the first field that is wrong */
const read = <T>(file: string, shape: ZodType<T>): T => {
  const text = readFileSync(new URL(`data/${file}.yaml`, import.meta.url), 'utf8').normalize('NFC');
  const result = shape.safeParse(parse(text));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${file}.yaml: ${issue?.path.join('.')} ${issue?.message}`);
};

const legs = <T>(shape: ZodType<T>) => z.strictObject({ legs: z.array(shape) });

/** What the files of the network say, each field of the shape that it must have. */
export const readFiles = () => {
  const sources = Object.entries(read('sources', z.record(z.string(), sourceShape)));
  return {
    sources: new Map(sources.map(([id, source]): [string, Source] => [id, { ...source, id }])),
    islands: read('islands', z.array(islandShape)),
    nodes: ['places', 'stations', 'piers'].flatMap((file) => read(file, z.array(nodeShape))),
    airports: read('airports', z.array(airportShape)),
    roads: ['roads-north', 'roads-south'].flatMap((file) => read(file, legs(roadShape)).legs),
    boats: read('boats', legs(boatShape)).legs,
    flights: read('flights', z.array(flightShape)),
    coaches: read('coaches', legs(coachShape)).legs,
    courses: read('courses', z.array(courseShape)),
    trains: read('railways', z.strictObject({ services: z.array(trainShape) })).services,
  };
};

export type Files = ReturnType<typeof readFiles>;
