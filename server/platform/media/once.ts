/** Makes a thing once, however many ask for it under the same key at the same time. */
export const createOnce = <T>() => {
  const running = new Map<string, Promise<T>>();

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known) return known;
    const making = make().finally(() => running.delete(key));
    running.set(key, making);
    return making;
  };
};
