/**
 * Short sounds, synthesised: wood on wood, paper, a distant drum. Silent unless the player has switched sound on, and
 * quiet if they have. No sound files.
 */
import { settings } from "./settings.svelte.ts";

export type Sound = "place" | "lift" | "clash" | "fire" | "card" | "conquer" | "turn" | "won" | "lost";

/** The loudness of everything together. */
const MASTER = 0.5;

interface Studio {
  context: AudioContext;
  out: AudioNode;
  noise: AudioBuffer;
}
let studio: Studio | null = null;

function open(): Studio {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = MASTER;
  // Keeps several sounds at once from being louder than one.
  gain.connect(context.createDynamicsCompressor()).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1;
  return { context, out: gain, noise };
}

/** A gain that rises at once or within `attack` seconds and dies away within `length`. */
function envelope({ context, out }: Studio, at: number, length: number, volume: number, attack = 0.002): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** A tone that falls from one pitch to another. */
function tone(
  s: Studio,
  at: number,
  [from, to]: [number, number],
  length: number,
  volume: number,
  attack?: number,
): void {
  const source = s.context.createOscillator();
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(envelope(s, at, length, volume, attack));
  source.start(at);
  source.stop(at + length);
}

/** Filtered noise: a click, a rustle, a rumble. */
function noise(
  s: Studio,
  at: number,
  [type, frequency, q]: [BiquadFilterType, number, number],
  length: number,
  volume: number,
  attack?: number,
): void {
  const source = s.context.createBufferSource();
  source.buffer = s.noise;
  const filter = s.context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  filter.Q.value = q;
  source.connect(filter).connect(envelope(s, at, length, volume, attack));
  source.start(at, Math.random() * 0.5, length);
}

/** A wooden piece is put down: a dull click with two short resonances, never twice quite the same. */
function wood(s: Studio, at: number, volume: number, pitch = 1): void {
  const body = pitch * (0.95 + Math.random() * 0.1);
  noise(s, at, ["bandpass", 1900 * body, 1.2], 0.03, volume * 0.7);
  tone(s, at, [430 * body, 390 * body], 0.07, volume);
  tone(s, at, [1040 * body, 980 * body], 0.035, volume * 0.35);
}

/** Paper slides over paper. */
function paper(s: Studio, at: number): void {
  noise(s, at, ["highpass", 3200, 0.5], 0.16, 0.16, 0.06);
  noise(s, at + 0.13, ["bandpass", 2400, 0.8], 0.07, 0.2, 0.01);
}

/** A drum, far away: little attack, much body. */
function drum(s: Studio, at: number, volume: number): void {
  tone(s, at, [92, 52], 0.55, volume, 0.012);
  noise(s, at, ["lowpass", 240, 0.7], 0.22, volume * 0.6, 0.008);
}

const SOUNDS: Record<Sound, (s: Studio, at: number) => void> = {
  place: (s, at) => wood(s, at, 0.4),
  lift: (s, at) => wood(s, at, 0.2, 1.35),
  clash: (s, at) => {
    wood(s, at, 0.5, 0.8);
    wood(s, at + 0.035, 0.35, 1.1);
  },
  fire: (s, at) => {
    noise(s, at, ["lowpass", 700, 0.6], 0.35, 0.4, 0.004);
    tone(s, at, [120, 60], 0.22, 0.3);
  },
  card: paper,
  conquer: (s, at) => {
    drum(s, at, 0.7);
    drum(s, at + 0.26, 0.4);
  },
  turn: (s, at) => {
    wood(s, at, 0.22, 1.5);
    wood(s, at + 0.11, 0.22, 1.5);
  },
  won: (s, at) => {
    for (const [k, volume] of [0.7, 0.4, 0.4, 0.8].entries()) drum(s, at + [0, 0.3, 0.45, 0.6][k]!, volume);
  },
  lost: (s, at) => {
    drum(s, at, 0.6);
    drum(s, at + 0.7, 0.35);
  },
};

/** Plays a sound, after a delay in seconds. */
export function play(sound: Sound, delay = 0): void {
  if (!settings.sound) return;
  studio ??= open();
  SOUNDS[sound](studio, studio.context.currentTime + delay);
}
