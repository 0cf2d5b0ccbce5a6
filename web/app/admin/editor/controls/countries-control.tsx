import { useEffect, useState } from 'react';
import type { Country } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../../api/browser';
import type { OwnControlProps } from '../../entities/field';
import { useAdminText } from '../../text';

/** All countries by name; none until they are there. */
function useCountries(): readonly Country[] {
  const language = useLanguage();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  useEffect(() => {
    let wanted = true;
    callFromBrowser('POST', '/countries/list-option', { json: { lang_id: language } }).then((answer) => {
      if (wanted && answer.ok) setCountries(answer.body.data);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return countries;
}

/** Countries by their two letters, added by name and taken away one by one. */
export default function CountriesControl({ value, onChange }: OwnControlProps) {
  const t = useAdminText();
  const countries = useCountries();
  const [next, setNext] = useState('');
  const chosen = value as string[];
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  const left = countries.filter(({ code }) => !chosen.includes(code));

  function add() {
    if (next === '') return;
    onChange([...chosen, next].sort());
    setNext('');
  }

  return (
    <div className="grid gap-2">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map((code) => (
            <li
              key={code}
              className="flex min-h-10 items-center gap-1 rounded-input border border-edge pl-3 text-sm"
            >
              {nameOf(code)}
              <button
                type="button"
                aria-label={t('countries.remove', { name: nameOf(code) })}
                className="grid size-9 place-items-center text-muted hover:text-ink"
                onClick={() => onChange(chosen.filter((one) => one !== code))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex max-w-md gap-2">
        <Select
          className="grow"
          aria-label={t('countries.choose')}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        >
          <option value="">{t('countries.choose')}</option>
          {left.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Button tone="secondary" onClick={add} disabled={next === ''}>
          {t('countries.add')}
        </Button>
      </div>
    </div>
  );
}
