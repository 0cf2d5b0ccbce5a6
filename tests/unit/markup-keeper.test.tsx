import { useLocation } from '@remix-run/react';
import { type ReactElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { i18nInstance, takeEditedTexts } from '../../web/app/i18n/instances.server';
import type { Language } from '../../web/app/i18n/languages';
import { createMarkupKeeper } from '../../web/app/markup-keeper.server';
import { Kept } from '../../web/app/ui/kept';
import { RequestInfoProvider } from '../../web/app/ui/request-info';

interface Record {
  title: string;
}

let written: string[];
let keeper: ReturnType<typeof createMarkupKeeper>;

beforeEach(() => {
  written = [];
  keeper = createMarkupKeeper();
});

/** A card as one knows it: a record, a way to show it, a text of the site. */
function Card({ record, look }: { record: Record; look?: string }) {
  written.push(record.title);
  const { t } = useTranslation();
  return (
    <p className={look}>
      {record.title}: {t('close')}
    </p>
  );
}

function page(element: ReactElement, language: Language = 'en'): string {
  const parts = keeper.forPage(language);
  const html = renderToString(
    <I18nextProvider i18n={i18nInstance(language)}>
      <RequestInfoProvider value={{ markupOf: parts.markupOf }}>
        <ul>
          <Kept as="li" className="card">
            {element}
          </Kept>
        </ul>
      </RequestInfoProvider>
    </I18nextProvider>,
  );
  return parts.whole(html).toString();
}

const hue: Record = Object.freeze({ title: 'Huế & <the> citadel' });

it('writes a part once, as React would in its place', () => {
  const plain = renderToString(
    <I18nextProvider i18n={i18nInstance('en')}>
      <ul>
        <li className="card">
          <Card record={hue} look="large" />
        </li>
      </ul>
    </I18nextProvider>,
  );
  written = [];
  expect([page(<Card record={hue} look="large" />), page(<Card record={hue} look="large" />)]).toEqual([
    plain,
    plain,
  ]);
  expect(written).toEqual([hue.title]);
});

it('tells records, looks and languages apart', () => {
  const other = Object.freeze({ title: hue.title });
  const pages = [
    page(<Card record={hue} look="large" />),
    page(<Card record={hue} look="small" />),
    page(<Card record={hue} />),
    page(<Card record={hue} />, 'vi'),
    page(<Card record={other} />),
  ];
  expect(written).toHaveLength(5);
  expect(new Set(pages).size).toBe(4);
});

it('writes anew what may change, and what no key can tell', () => {
  const changing = { title: 'open until five' };
  page(<Card record={changing} />);
  changing.title = 'closed';
  expect(page(<Card record={changing} />)).toContain('closed');

  const Shows = ({ children }: { record: Record; children: ReactElement }) => children;
  const Calls = ({ name }: { record: Record; name: () => string }) => <>{name()}</>;
  expect(
    page(
      <Shows record={hue}>
        <b>one</b>
      </Shows>,
    ),
  ).toContain('one');
  expect(
    page(
      <Shows record={hue}>
        <b>two</b>
      </Shows>,
    ),
  ).toContain('two');
  expect(page(<Calls record={hue} name={() => 'one'} />)).toContain('one');
  expect(page(<Calls record={hue} name={() => 'two'} />)).toContain('two');
});

it('leaves in its place what has ids of React’s, and what fails', () => {
  const parts = keeper.forPage('en');
  const WithId = ({ record }: { record: Record }) => <p id={useId()}>{record.title}</p>;
  const Fails = ({ record }: { record: Record }): never => {
    throw new Error(record.title);
  };
  expect(parts.markupOf(<WithId record={hue} />)).toBeNull();
  expect(parts.markupOf(<Fails record={hue} />)).toBeNull();
  expect(() => page(<Fails record={hue} />)).toThrow(hue.title);
});

it('shows no part the address of the page that it is first on', () => {
  const Where = ({ record }: { record: Record }) => (
    <p>
      {record.title} {useLocation().pathname}
    </p>
  );
  expect(page(<Where record={hue} />)).toContain('<!-- -->/en');
});

it('forgets all of it when an editor has written texts', () => {
  page(<Card record={hue} />);
  takeEditedTexts({ en: { common: { close: 'Shut it' } } });
  keeper.clear();
  const edited = page(<Card record={hue} />);
  takeEditedTexts({});
  expect(edited).toContain('Shut it');
});

it('takes nothing that visitors write for one of its marks', () => {
  const sly = Object.freeze({ title: '<!--0--> <!--x0-->' });
  expect(page(<Card record={sly} />)).toContain('&lt;!--0--&gt;');
});
