/** Takes off this browser, with who signs out, what was typed and not saved, and the lists that were gone through. */
export function forgetWork(): void {
  try {
    for (const [storage, start] of [
      [localStorage, 'admin:draft:'],
      [sessionStorage, 'admin:trail:'],
    ] as const)
      for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}
