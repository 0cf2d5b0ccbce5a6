// Read before a process of the product: its clock is off by the milliseconds in the file `DRILL_CLOCK`. Timers go on as they are, as they do
// when somebody sets the clock of a machine.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.DRILL_CLOCK;
const TrueDate = Date;
let off = 0;

const read = () => {
  try {
    off = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    off = 0;
  }
};

if (file) {
  read();
  watchFile(file, { interval: 100, persistent: false }, read);
  globalThis.Date = class JumpingDate extends TrueDate {
    constructor(...given) {
      if (given.length === 0) super(TrueDate.now() + off);
      else super(...given);
    }
    static now() {
      return TrueDate.now() + off;
    }
  };
}
