import type { Stage } from './stage';

/** Keep a drawing once on the sheet and get a short reference that prints it, for things drawn again in water. */
export function reuse(stage: Stage, drawing: string): string {
  const name = stage.define(drawing);
  return `<use href="${name}" xlink:href="${name}"/>`;
}
