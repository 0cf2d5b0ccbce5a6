import { stat } from 'node:fs/promises';
import type { CityResponse, Reader } from 'maxmind';
import { EnvError } from '../../../env';

/** A file that maps addresses to positions, in MaxMind's format. */
export interface PlaceDatabase {
  /** Where an address is; null where the file doesn't say. */
  find(address: string): { lat: number; lon: number } | null;
  close(): void;
}

interface Options {
  /** Told when a new version of the file can't be used; the one before stays in use. */
  onFailure: (reason: string) => void;
  /** How often the file is looked at, in milliseconds. */
  every?: number;
}

/** Kinds of MaxMind files that have positions in them; others know countries or networks only. */
const hasPositions = /city|enterprise|location|insights/i;

/** An IPv4 address that came in by IPv6. */
const mapped = /^::ffff:(?=\d+\.)/i;

async function read(file: string): Promise<Reader<CityResponse>> {
  const { open } = await import('maxmind');
  const reader = await open<CityResponse>(file);
  const kind = reader.metadata.databaseType;
  if (!hasPositions.test(kind)) throw new Error(`it is a database of the kind ${kind}`);
  return reader;
}

const reasonOf = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

/** Tells one version of a file from another; empty when there is none. */
const versionOf = (file: string) =>
  stat(file).then(
    ({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`,
    () => '',
  );

/**
 * Opens the file, and again whenever it is replaced.
 * @throws EnvError when it can't be read or has no positions
 */
export async function openPlaceDatabase(
  file: string,
  { onFailure, every = 5_000 }: Options,
): Promise<PlaceDatabase> {
  // Asked before the file is read: a version that arrives while it is read is seen at the next look.
  let version = await versionOf(file);
  let reader = await read(file).catch((error: unknown) => {
    throw new EnvError(
      `GEOIP_DATABASE must be a database of cities in MaxMind's format; ${file} can't be used (${reasonOf(error)}).`,
    );
  });
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const now = await versionOf(file);
      if (now === version) return;
      version = now;
      reader = await read(file);
    } catch (error) {
      onFailure(reasonOf(error));
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(look, every);
  timer.unref();

  const find = (address: string) => {
    try {
      const { latitude, longitude } = reader.get(address.replace(mapped, ''))?.location ?? {};
      return latitude === undefined || longitude === undefined ? null : { lat: latitude, lon: longitude };
    } catch {
      // Not an address, or an IPv6 one in a file that has none.
      return null;
    }
  };
  return { find, close: () => clearInterval(timer) };
}
