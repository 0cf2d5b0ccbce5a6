/** A page of the back office to go on to; anything that could lead elsewhere becomes its start. */
export function nextPage(value: FormDataEntryValue | null): string {
  const path = typeof value === 'string' ? value : '';
  if (!/^\/admin(?:[/?]|$)/.test(path) || path.includes('\\') || path.includes('//')) return '/admin';
  return path.startsWith('/admin/login') ? '/admin' : path;
}
