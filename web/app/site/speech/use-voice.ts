import { useRef, useState } from 'react';
import { spokenPieces } from './speech';
import { useDeviceVoice } from './use-device-voice';

/** Reads a text aloud with a voice of the device. There is nothing to press where no voice speaks the language. */
export function useVoice(text: string, language: string) {
  const voice = useDeviceVoice(language);
  const [isSpeaking, setSpeaking] = useState(false);
  /** Counts the readings: the end of one that was stopped must not stop the next. */
  const reading = useRef(0);

  function stop() {
    reading.current += 1;
    window.speechSynthesis.cancel();
    setSpeaking(false);
  }

  function start() {
    if (!voice) return;
    stop();
    const own = reading.current;
    const pieces = spokenPieces(text).map((piece) => {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      return utterance;
    });
    const last = pieces.at(-1);
    if (!last) return;
    const end = () => reading.current === own && setSpeaking(false);
    last.addEventListener('end', end);
    for (const piece of pieces) {
      piece.addEventListener('error', end);
      window.speechSynthesis.speak(piece);
    }
    setSpeaking(true);
  }

  return { canSpeak: Boolean(voice), isSpeaking, start, stop };
}
