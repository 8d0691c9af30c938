const NOTES_HZ = [659, 880];
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.06;

/** Plays two soft notes. Browsers allow sound only after somebody has interacted with the page. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  NOTES_HZ.forEach((hz, n) => {
    const start = audio.currentTime + n * NOTE_SECONDS;
    const tone = new OscillatorNode(audio, { frequency: hz });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS * 2);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS * 2);
    if (n === NOTES_HZ.length - 1) tone.addEventListener("ended", () => void audio.close());
  });
}
