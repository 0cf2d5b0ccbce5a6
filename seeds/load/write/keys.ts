/** The id of a record by the name of its folder. @throws Error for a name that no record has */
export const idByKey = (records: readonly { id: number; key: string }[]) => {
  const ids = new Map(records.map(({ key, id }) => [key, id]));
  return (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`No record is called ${key}`);
    return id;
  };
};
