const VIDEO =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})/;

const START = /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?(?=[&#]|$)/;

/** The second at which a link says that its video begins: `t=90`, `t=1m30s`, `start=90`. */
function startOf(link: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = (START.exec(link) ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/** The address under which a linked video is embedded, without cookies and with its beginning; null for any other link. */
export function embedAddress(link: string): string | null {
  const id = VIDEO.exec(link)?.[1];
  const start = startOf(link);
  return id ? `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}` : null;
}
