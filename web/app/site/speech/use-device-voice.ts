import { useEffect, useState } from 'react';
import { voiceFor } from './speech';

/** The best of the device's voices for a language; `null` where there is none, `undefined` before that is known. */
export function useDeviceVoice(language: string): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();
  useEffect(() => {
    const speech = window.speechSynthesis;
    if (!speech) {
      setVoice(null);
      return;
    }
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
  return voice;
}
