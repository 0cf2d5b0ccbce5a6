import { useEffect, useRef, useState } from 'react';
import { spokenPieces, voiceFor } from './speech';

/** Reads a text aloud with a voice of the device. There is nothing to press where no voice speaks the language. */
export function useVoice(text: string, language: string) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  const [isSpeaking, setSpeaking] = useState(false);
  /** Counts the readings: the end of one that was stopped must not stop the next. */
  const reading = useRef(0);

  useEffect(() => {
    const speech = window.speechSynthesis;
    if (!speech) return;
    const look = () => {
      const voices = speech.getVoices();
      setVoice(voices[voiceFor(voices, language)] ?? null);
    };
    look();
    // Some browsers know their voices only after a while.
    speech.addEventListener?.('voiceschanged', look);
    return () => {
      speech.removeEventListener?.('voiceschanged', look);
      speech.cancel();
    };
  }, [language]);

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

  return { canSpeak: voice !== null, isSpeaking, start, stop };
}
