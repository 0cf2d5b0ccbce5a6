import { useLocation, useNavigate, useParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { rowId } from './place-row';

/**
 * The chosen place. A resource's number stands in the address, so that what one looks at can be shared; a thing to do
 * or an event is only kept here.
 */
export function useSelection(pathOf: (placeId?: number) => string) {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [other, setOther] = useState<string | null>(null);
  const selected = other ?? (id ? `resource-${id}` : null);

  function select(key: string | null) {
    const resource = /^resource-(\d+)$/.exec(key ?? '')?.[1];
    setOther(resource ? null : key);
    if (resource !== id) {
      navigate(`${pathOf(resource ? Number(resource) : undefined)}${search}`, {
        replace: true,
        preventScrollReset: true,
      });
    }
  }

  useEffect(() => {
    if (other) document.getElementById(rowId(other))?.scrollIntoView({ block: 'nearest' });
  }, [other]);

  return { selected, select };
}
