import { useSyncExternalStore } from 'react';

/**
 * A value in the browser's local storage under a key, the same in all of its windows.
 * @param read makes the value of what is stored, looking at it first: others, or an older version, may have left it.
 * What it throws, or a storage that can't be read, counts as nothing.
 * @param none what there is then, and while the page comes from the server
 */
export function browserStore<Value>(key: string, read: (stored: unknown) => Value, none: Value) {
  let known: { value: Value } | undefined;
  const listeners = new Set<() => void>();

  /** What is stored at this moment, whatever other windows did. */
  function stored(): Value {
    try {
      return read(JSON.parse(window.localStorage.getItem(key) ?? 'null'));
    } catch {
      return none;
    }
  }

  const current = (): Value => {
    known ??= { value: stored() };
    return known.value;
  };

  function tell() {
    for (const listener of listeners) listener();
  }

  function changedElsewhere({ key: changed }: StorageEvent) {
    if (changed !== null && changed !== key) return;
    known = undefined;
    tell();
  }

  /** Calls the listener when another window has changed the value. Gives what ends it. */
  function subscribeElsewhere(listener: () => void) {
    const hear = (event: StorageEvent) => {
      changedElsewhere(event);
      if (event.key === null || event.key === key) listener();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }

  /** Calls the listener whenever the value changes, in this window or another one. Gives what ends it. */
  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
    };
  }

  function set(value: Value) {
    known = { value };
    tell();
  }

  return {
    stored,
    current,
    subscribe,
    subscribeElsewhere,
    /** @throws where the browser keeps nothing, such as in some private windows, or is full */
    write(value: Value) {
      window.localStorage.setItem(key, JSON.stringify(value));
      set(value);
    },
    /** As `write`, or takes what is stored away where there is nothing. What can't be stored lasts as long as the page. */
    keep(value: Value, form: unknown = value) {
      try {
        if (value === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, JSON.stringify(form));
      } catch {
        // Storage may be forbidden.
      }
      set(value);
    },
    useValue: (): Value => useSyncExternalStore(subscribe, current, () => none),
  };
}
