import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { callFromBrowser } from '../api/browser';
import type { MediaUse } from '../api/types';
import { entityNamed } from '../entities';
import { recordAddress } from '../entities/paths';
import { useAdminText } from '../text';

/** Where a picture is shown, each place a way to its editor where it has one. */
export function UseList({ id, version, count }: { id: number; version: number; count: number }) {
  const t = useAdminText();
  const [uses, setUses] = useState<MediaUse[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may be shown elsewhere
  useEffect(() => {
    let current = true;
    void callFromBrowser('GET', '/media/records/{id}', { path: { id } }).then((answer) => {
      if (current && answer.ok) setUses(answer.body.data.used);
    });
    return () => {
      current = false;
    };
  }, [id, version]);

  if (count === 0) return <p className="text-xs text-muted">{t('media.used_nowhere')}</p>;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1">{t('media.used', { count })}</summary>
      <ul className="mt-1 grid gap-1 border-l-3 border-line pl-3">
        {uses.map((use) => (
          <li key={`${use.entity} ${use.id} ${use.title}`}>
            <Place {...use} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Place({ entity: name, id, title }: MediaUse) {
  const entity = entityNamed(name);
  const words = title || (id === null ? name : `#${id}`);
  if (!entity || id === null) return <span>{words}</span>;
  return (
    <Link to={recordAddress(entity, id)} target="_blank" className="link-quiet inline-block py-0.5">
      {words}
    </Link>
  );
}
