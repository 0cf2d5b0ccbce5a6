import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
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

const legs = <T>(shape: ZodType<T>) => z.strictObject({ legs: z.array(shape) });

const shapes = {
  sources: z.record(z.string(), sourceShape),
  islands: z.array(islandShape),
  places: z.array(nodeShape),
  stations: z.array(nodeShape),
  piers: z.array(nodeShape),
  airports: z.array(airportShape),
  'roads-north': legs(roadShape),
  'roads-south': legs(roadShape),
  boats: legs(boatShape),
  flights: z.array(flightShape),
  coaches: legs(coachShape),
  courses: z.array(courseShape),
  railways: z.strictObject({ services: z.array(trainShape) }),
};

type Said = { [File in keyof typeof shapes]: z.output<(typeof shapes)[File]> };

const known: Partial<Record<keyof Said, unknown>> = {};

/** What a file says; taken apart once, for some hundredths of a second. @throws Error that names the file and the first field that is wrong */
const read = <File extends keyof Said>(file: File): Said[File] => {
  if (known[file] === undefined) {
    const text = readFileSync(new URL(`data/${file}.yaml`, import.meta.url), 'utf8').normalize('NFC');
    const result = shapes[file].safeParse(parse(text));
    const issue = result.error?.issues[0];
    if (issue) throw new Error(`${file}.yaml: ${issue.path.join('.')} ${issue.message}`);
    known[file] = result.data;
  }
  return known[file] as Said[File];
};

/** Takes the files apart beforehand, one after another, so that whoever asks something else meanwhile is answered. */
export const prepareFiles = async (): Promise<void> => {
  for (const file of Object.keys(shapes)) {
    read(file as keyof Said);
    await setImmediate();
  }
};

/** What the files of the network say, each field of the shape that it must have. */
export const readFiles = () => ({
  sources: new Map(
    Object.entries(read('sources')).map(([id, source]): [string, Source] => [id, { ...source, id }]),
  ),
  islands: read('islands'),
  nodes: [...read('places'), ...read('stations'), ...read('piers')],
  airports: read('airports'),
  roads: [...read('roads-north').legs, ...read('roads-south').legs],
  boats: read('boats').legs,
  flights: read('flights'),
  coaches: read('coaches').legs,
  courses: read('courses'),
  trains: read('railways').services,
});

export type Files = ReturnType<typeof readFiles>;
