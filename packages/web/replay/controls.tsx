import { useId } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { IconButton } from '../design/button.tsx'
import { Field, Select } from '../design/field.tsx'
import { useNames } from '../session/said.tsx'
import type { Eyes, Overview } from '../worker/local-replay.ts'
import { type Place, roundAt } from './place.ts'

interface ControlsProps {
  overview: Overview
  place: Place
  playing: boolean
  what: string // happened just now
  onGo: (at: number) => void
  onEyes: (eyes: Eyes) => void
  onPlay: (playing: boolean) => void
}

/** From this many rounds on they stand closer together. */
const MANY = 20

/** To scrub, to step, to jump, and to see with others' eyes. */
export function Controls({ overview, place, playing, what, onGo, onEyes, onPlay }: ControlsProps) {
  const { words } = useSpeech()
  const w = words.replay
  const id = useId()
  const { last, rounds } = overview
  const { at } = place
  const here = roundAt(rounds, at)
  const buttons = [
    ['first', w.first, 0, 'Home'],
    ['stepBack', w.back, at - 1, 'ArrowLeft'],
    ['stepOn', w.onward, at + 1, 'ArrowRight'],
    ['last', w.last, last, 'End'],
  ] as const
  const button = ([icon, label, to, key]: (typeof buttons)[number]) => (
    <IconButton
      key={icon}
      icon={icon}
      label={label}
      aria-keyshortcuts={key}
      aria-disabled={to < 0 || to > last || to === at}
      onClick={() => onGo(Math.max(0, Math.min(last, to)))}
    />
  )
  return (
    <section className="panel replay-controls" aria-label={w.controls}>
      <div className="replay-buttons">
        {buttons.slice(0, 2).map(button)}
        <IconButton
          className="replay-play"
          icon={playing ? 'stop' : 'play'}
          label={playing ? w.stop : w.play}
          aria-keyshortcuts="p"
          onClick={() => onPlay(!playing)}
        />
        {buttons.slice(2).map(button)}
      </div>
      <div className="replay-track">
        <input
          type="range"
          id={id}
          min={0}
          max={last}
          value={at}
          aria-label={w.slider}
          aria-valuetext={w.said(at, last, rounds[here]?.round ?? 0, what)}
          onChange={event => onGo(Number(event.target.value))}
        />
        <output className="replay-where" htmlFor={id}>
          {w.where(at, last)}
        </output>
      </div>
      <nav className="replay-rounds" aria-label={w.rounds} data-many={rounds.length > MANY}>
        {rounds.map(({ round, at: start }, index) => (
          <button
            key={round}
            type="button"
            className="replay-round"
            aria-label={w.round(round)}
            aria-current={index === here ? 'step' : undefined}
            onClick={() => onGo(start)}
          >
            {words.common.number(round)}
          </button>
        ))}
      </nav>
      <EyesField eyes={overview.eyes} value={place.eyes} onChange={onEyes} />
    </section>
  )
}

function EyesField({ eyes, value, onChange }: { eyes: readonly Eyes[]; value: Eyes; onChange: (eyes: Eyes) => void }) {
  const { words } = useSpeech()
  const names = useNames()
  const label = (each: Eyes) => {
    if (each === 'table') return words.replay.open
    return each === 'spectator' ? words.replay.spectator : (names[each] ?? '')
  }
  return (
    <div className="replay-eyes">
      <Field label={words.replay.eyes}>
        {control => (
          <Select choices={eyes.map(each => ({ value: each, label: label(each) }))} value={value} onChange={onChange} control={control} />
        )}
      </Field>
    </div>
  )
}
