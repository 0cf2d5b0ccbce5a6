import { defaultLanguage, isLanguage, type Language } from './languages';

function savedLanguage(cookies: string | null): Language | undefined {
  const saved = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return isLanguage(saved) ? saved : undefined;
}

function acceptedLanguage(header: string | null): Language | undefined {
  const wanted = (header ?? '')
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
      const primary = tag.split('-')[0];
      return { language: primary === 'vn' ? 'vi' : primary, weight, position };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  return wanted.map(({ language }) => language).find(isLanguage);
}

/** Saved choice (the cookie `lang`), then what the browser asks for by weight, then the default. */
export function preferredLanguage(headers: Headers): Language {
  return (
    savedLanguage(headers.get('cookie')) ??
    acceptedLanguage(headers.get('accept-language')) ??
    defaultLanguage
  );
}
