import { type FormEvent, useState } from 'react';
import { isLanguage } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { callFromBrowser } from '../api/browser';
import { Panel } from '../editor/panels/panel';
import { useWords } from './use-words';

/** Says where a visitor of a path arrives: at a page, at another path, or nowhere. */
export function RedirectTest() {
  const words = useWords();
  const [path, setPath] = useState('');
  const [result, setResult] = useState('');
  const [pending, setPending] = useState(false);

  async function find(wanted: string): Promise<string> {
    const [, first] = wanted.split('/');
    const json = { url: wanted, lang_id: isLanguage(first) ? first : 'vi' } as const;
    // As on the site, a page that exists comes before a redirect.
    const page = await callFromBrowser('POST', '/seosearch/search-by-url', { json });
    if (page.ok) return words('redirects.is_page', { title: page.body.data.title });
    const lead = await callFromBrowser('GET', '/redirects/resolve', { query: { path: wanted, test: '1' } });
    return lead.ok ? words('redirects.leads', { path: lead.body.data.location }) : words('redirects.nothing');
  }

  async function run(event: FormEvent) {
    event.preventDefault();
    const wanted = path.trim();
    if (wanted === '' || pending) return;
    setPending(true);
    setResult(await find(wanted));
    setPending(false);
  }

  return (
    <Panel title={words('redirects.test')} intro={words('redirects.test_hint')} className="mt-10">
      <form onSubmit={(event) => void run(event)} className="flex max-w-2xl flex-wrap items-end gap-3">
        <Field label={words('redirects.from')} className="grow" hideLabel>
          {(control) => (
            <Input
              {...control}
              value={path}
              placeholder="/vi/…"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setPath(target.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" pending={pending}>
          {words('redirects.try')}
        </Button>
      </form>
      <p role="status" className="mt-3 min-h-6 font-semibold [overflow-wrap:anywhere]">
        {result}
      </p>
    </Panel>
  );
}
