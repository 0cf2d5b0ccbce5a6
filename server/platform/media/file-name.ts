const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Whether a part of a name between slashes is allowed: none leads out of its folder, since none can start with a dot. */
export const isSegment = (part: string): boolean => segment.test(part);

/** The parts of a file's name. @throws Error when it is none */
export const segmentsOf = (name: string): string[] => {
  const segments = name.split('/');
  if (!segments.every(isSegment)) throw new Error(`Not a name of a stored file: ${name}`);
  return segments;
};
