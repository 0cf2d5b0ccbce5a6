import { useEffect, useState } from 'react';
import { callByDescriptor } from '../api/browser';
import type { ChoiceSource } from '../entities/option-sources';

interface Named {
  id: number;
  title: string;
}

/** All records of a kind by name, for the boxes of a form; none while they are being read. */
export function useNamed(source: ChoiceSource | undefined): readonly Named[] {
  const [named, setNamed] = useState<readonly Named[]>([]);
  useEffect(() => {
    if (!source) return;
    let current = true;
    void callByDescriptor<{ data: Named[] }>({ method: 'GET', path: `/choices/${source}` }).then((answer) => {
      if (current && answer.ok) setNamed(answer.body.data);
    });
    return () => {
      current = false;
    };
  }, [source]);
  return named;
}
