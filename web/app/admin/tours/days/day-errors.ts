import type { Language } from '~/i18n/languages';

type Errors = Readonly<Record<string, string>>;

/** What the API says of one text of a day, or of one field of a stop. */
export function errorAt(errors: Errors, path: string, language?: Language): string | undefined {
  return errors[language ? `${language}.days.${path}` : `days.${path}`];
}

/** Places in the list of the days that something is wrong with. */
export function daysWithErrors(errors: Errors): ReadonlySet<number> {
  const found = Object.keys(errors).map((key) => /(?:^|\.)days\.(\d+)\./.exec(key)?.[1]);
  return new Set(found.filter((day) => day !== undefined).map(Number));
}
