/** An answer that is written already, and sent as it is. */
export class JsonText {
  constructor(readonly text: string) {}
}
