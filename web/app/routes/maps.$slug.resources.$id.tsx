/** A place opened on the map of `maps/{slug}`, which reads it from the address; the map itself stays as it is. */
export default function OpenedOnMap() {
  return null;
}
