import {
  KeyboardSensor,
  type KeyboardSensorProps,
  PointerSensor,
  type PointerSensorProps,
} from '@dnd-kit/core';

/** Longer than a picture takes; a window that nobody looks at draws none. */
const NO_PICTURE = 100;

function afterNextPicture(run: () => void) {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_PICTURE);
}

/**
 * What one holds is put down after the next picture: all stops hear of it, and on a slow telephone the press would wait for
 * that. A press that begins no drag ends at once.
 */
function delayed<Props extends { onStart: (...at: never[]) => void; onEnd: () => void }>(
  props: Props,
): Props {
  let hasBegun = false;
  return {
    ...props,
    onStart: (...at: Parameters<Props['onStart']>) => {
      hasBegun = true;
      props.onStart(...at);
    },
    onEnd: () => (hasBegun ? afterNextPicture(props.onEnd) : props.onEnd()),
  };
}

export class DelayedKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(delayed(props));
  }
}

export class DelayedPointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    super(delayed(props));
  }
}
