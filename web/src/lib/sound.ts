/** Short synthesised sounds. Silent unless the player has switched sound on. */
import { settings } from "./settings.svelte.ts";

type Sound = "place" | "clash" | "fire" | "card" | "conquer" | "turn" | "won" | "lost";

let context: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, volume: number, type: OscillatorType = "sine"): void {
  const c = context!;
  const source = c.createOscillator();
  const gain = c.createGain();
  source.type = type;
  source.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(c.destination);
  source.start(at);
  source.stop(at + length);
}

function noise(at: number, length: number, volume: number, cutoff: number): void {
  const c = context!;
  const buffer = c.createBuffer(1, c.sampleRate * length, c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = (Math.random() * 2 - 1) * (1 - k / data.length) ** 2;
  const source = c.createBufferSource();
  source.buffer = buffer;
  const filter = c.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = cutoff;
  const gain = c.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(c.destination);
  source.start(at);
}

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const at = context.currentTime;
  switch (sound) {
    case "place":
      noise(at, 0.06, 0.35, 1400);
      tone(at, 180, 0.08, 0.2, "triangle");
      break;
    case "clash":
      noise(at, 0.22, 0.5, 2600);
      tone(at, 110, 0.18, 0.25, "triangle");
      break;
    case "fire":
      noise(at, 0.4, 0.5, 900);
      break;
    case "card":
      noise(at, 0.12, 0.2, 6000);
      break;
    case "conquer":
      [392, 494, 587].forEach((f, k) => tone(at + k * 0.1, f, 0.3, 0.18, "triangle"));
      break;
    case "turn":
      tone(at, 660, 0.25, 0.12);
      break;
    case "won":
      [392, 494, 587, 784].forEach((f, k) => tone(at + k * 0.14, f, 0.5, 0.18, "triangle"));
      break;
    case "lost":
      [392, 330, 262].forEach((f, k) => tone(at + k * 0.18, f, 0.5, 0.16, "triangle"));
      break;
  }
}
