import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frameWords } from '~/admin/frame-words.server';
import { adminMeta } from '~/admin/meta';
import routes, { type RouteEntry } from '~/routes';
import { errorMeta } from '~/site/error-meta';
import { pageOf, staticTexts } from '../../server/features/pages/seo/pages';
import { staticPages } from '../../server/features/pages/seo/static-pages';
import { languageCodes } from '../../server/language';

const flat = (entries: RouteEntry[], above = ''): { path: string; file: string }[] =>
  entries.flatMap(({ path, file, children }) => {
    const here = path ? `${above}/${path}` : above;
    return [{ path: here, file }, ...flat(children ?? [], here)];
  });
const source = (file: string) => readFileSync(new URL(`../../web/app/${file}`, import.meta.url), 'utf8');

/** Routes that show something, which files and forms do not. */
const pages = flat(routes).filter(
  ({ file }) => file.endsWith('.tsx') && source(file).includes('export default'),
);

/** Say nothing by themselves: they lead on, are found nowhere, or lie inside another page. */
const silent = ['language-choice', 'not-found', 'admin/not-found', 'maps.$slug.resources.$id', 'admin/shell'];

/** Give their own words to their head. */
const withOwnWords = ['saved', 'offline', 'tripdetail.shared.$token', 'reviews.$id.$act'];

describe('the head of a page', () => {
  it('is made by every route', () => {
    const without = pages.filter(({ file }) => !/export .*\bmeta\b/.test(source(file)));
    const names = without.map(({ file }) => file.replace(/^routes\/|\.tsx$/g, ''));
    // A vote or a report is answered where it came from.
    expect(names.filter((name) => !silent.includes(name) && name !== 'reviews.$id.$act')).toEqual([]);
  });

  it('has words for every page under a language', () => {
    const unnamed = pages
      .filter(({ path, file }) => path.startsWith('/:lang/') && !path.endsWith('*') && file)
      .filter(({ file }) => !withOwnWords.some((name) => file === `routes/${name}.tsx`))
      .filter(({ path }) => {
        const some = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'some');
        return pageOf(some.replace('/some', '/en')) === null;
      });
    expect(unnamed).toEqual([]);
  });

  it.each(languageCodes)('says nothing twice (%s)', (language) => {
    const words = staticPages.map((page) => staticTexts(page, language));
    for (const name of ['title', 'description'] as const) {
      const said = words.map((of) => of[name]);
      expect(said.filter((text) => text.trim() === '')).toEqual([]);
      expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    }
  });
});

/** A Response that a loader threw, as the router hands it on. */
const failed = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data });
const titleOf = (meta: ReturnType<typeof errorMeta>) =>
  meta.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0];

describe('the head of an error', () => {
  it('tells what went wrong, in the language of the address or of the visitor', () => {
    expect(titleOf(errorMeta(failed(404), 'vi'))).toBe('Không tìm thấy trang · Visit Vietnam');
    expect(titleOf(errorMeta(failed(404, { language: 'vi' }), 'nowhere'))).toBe(
      'Không tìm thấy trang · Visit Vietnam',
    );
    expect(titleOf(errorMeta(failed(405), 'en'))).toBe('Method not allowed · Visit Vietnam');
    expect(titleOf(errorMeta(new Error('broken'), 'vi'))).toBe('Có lỗi xảy ra. · Visit Vietnam');
    expect(errorMeta(failed(405), 'en')).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('is the back office’s own there', () => {
    const frame = { words: frameWords(new Request('http://site/admin')) };
    const matches = [{ id: 'routes/admin/frame', data: frame }] as never;
    expect(adminMeta({ matches, error: failed(404) })).toContainEqual({
      title: 'Oops! Page Not Found! · Visit Vietnam',
    });
    expect(adminMeta({ matches, error: undefined, data: { title: 'Bài viết' } })).toEqual(
      expect.arrayContaining([
        { title: 'Bài viết · Visit Vietnam' },
        { name: 'description', content: expect.stringContaining('Bài viết: màn hình') },
      ]),
    );
  });
});
