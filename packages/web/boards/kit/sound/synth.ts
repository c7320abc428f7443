/** Sounds made on the spot: short, quiet, out of noise and a few tones. Nothing is loaded. */

export type Sound = 'die' | 'card' | 'engine' | 'train' | 'oil' | 'coin' | 'hammer' | 'knock' | 'bell' | 'build' | 'sigh' | 'gusher'

interface Mixer {
  readonly context: AudioContext
  readonly out: GainNode
  readonly noise: AudioBuffer
}
let mixer: Mixer | undefined

/** A browser lets a page be heard only after somebody has touched it; before that nothing is missed. */
function opened(): Mixer | undefined {
  if (mixer === undefined) {
    if (!navigator.userActivation.hasBeenActive) return undefined
    const context = new AudioContext()
    const out = new GainNode(context, { gain: 0.22 })
    out.connect(context.destination)
    const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
    const channel = noise.getChannelData(0)
    for (let n = 0; n < channel.length; n++) channel[n] = Math.random() * 2 - 1
    mixer = { context, out, noise }
  }
  void mixer.context.resume()
  return mixer
}

interface Shape {
  readonly at?: number // seconds from now
  readonly lasts: number
  readonly loud?: number
}

function enveloped({ context, out }: Mixer, source: AudioScheduledSourceNode, node: AudioNode, { at = 0, lasts, loud = 1 }: Shape) {
  const gain = new GainNode(context, { gain: 0 })
  const start = context.currentTime + at
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.012, lasts / 4))
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  node.connect(gain).connect(out)
  source.start(start)
  source.stop(start + lasts + 0.02)
}

function hiss(all: Mixer, type: BiquadFilterType, frequency: number, shape: Shape) {
  const source = new AudioBufferSourceNode(all.context, { buffer: all.noise, loop: true })
  const filter = new BiquadFilterNode(all.context, { type, frequency, Q: 1.2 })
  source.connect(filter)
  enveloped(all, source, filter, shape)
}

function tone(all: Mixer, type: OscillatorType, from: number, to: number, shape: Shape) {
  const source = new OscillatorNode(all.context, { type, frequency: from })
  const start = all.context.currentTime + (shape.at ?? 0)
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + shape.lasts)
  enveloped(all, source, source, shape)
}

const SOUNDS: Readonly<Record<Sound, (all: Mixer) => void>> = {
  die: all => {
    for (const at of [0, 0.07, 0.16, 0.21, 0.33, 0.42]) hiss(all, 'bandpass', 2200 + at * 1500, { at, lasts: 0.05, loud: 0.8 })
  },
  card: all => hiss(all, 'highpass', 3500, { lasts: 0.09, loud: 0.4 }),
  engine: all => {
    for (const at of [0, 0.05, 0.1]) tone(all, 'triangle', 80, 60, { at, lasts: 0.07, loud: 0.5 })
  },
  train: all => {
    for (const at of [0, 0.13]) hiss(all, 'lowpass', 700, { at, lasts: 0.12, loud: 0.7 })
  },
  oil: all => {
    for (const [at, pitch] of [
      [0, 180],
      [0.1, 240],
      [0.19, 210],
    ] as const)
      tone(all, 'sine', pitch, pitch * 1.7, { at, lasts: 0.1, loud: 0.6 })
  },
  coin: all => {
    for (const at of [0, 0.08]) tone(all, 'sine', 1900 + at * 4000, 1850 + at * 4000, { at, lasts: 0.22, loud: 0.25 })
  },
  hammer: all => {
    tone(all, 'sine', 170, 60, { lasts: 0.16, loud: 1 })
    hiss(all, 'bandpass', 900, { lasts: 0.06, loud: 0.6 })
  },
  knock: all => tone(all, 'sine', 320, 220, { lasts: 0.08, loud: 0.5 }),
  bell: all => {
    tone(all, 'sine', 880, 878, { lasts: 0.7, loud: 0.3 })
    tone(all, 'sine', 1320, 1318, { at: 0.09, lasts: 0.7, loud: 0.2 })
  },
  build: all => {
    for (const at of [0, 0.12, 0.24]) hiss(all, 'bandpass', 1500, { at, lasts: 0.06, loud: 0.9 })
    tone(all, 'sine', 90, 45, { at: 0.3, lasts: 0.5, loud: 0.8 })
  },
  gusher: all => {
    tone(all, 'sine', 60, 40, { lasts: 0.9, loud: 0.9 })
    for (const at of [0.1, 0.25, 0.4]) hiss(all, 'lowpass', 900 + at * 2000, { at, lasts: 0.6, loud: 0.6 })
  },
  sigh: all => tone(all, 'triangle', 300, 140, { lasts: 0.45, loud: 0.4 }),
}

export function play(sound: Sound): void {
  const all = opened()
  if (all !== undefined) SOUNDS[sound](all)
}
