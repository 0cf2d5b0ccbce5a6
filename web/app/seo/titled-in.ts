/** A title that names the place too, for those who read it in a list of results: "Temple of Literature, Hà Nội". */
export function titledIn(title: string, city: { title: string } | null | undefined): string {
  if (!city || title.toLowerCase().includes(city.title.toLowerCase())) return title;
  return `${title}, ${city.title}`;
}
