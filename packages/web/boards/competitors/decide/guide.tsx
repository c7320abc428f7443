import { type Guide as Advice, guideOf, type View } from '@wildcat/competitors/board'
import { at } from '@wildcat/kernel'
import { useContext, useEffect, useEffectEvent, useMemo } from 'react'
import { change, useSettings } from '../../../app/settings.ts'
import { useSpeech } from '../../../app/speech.tsx'
import { Button, IconButton } from '../../../design/button.tsx'
import { LessonContext } from '../../../lessons/lesson-context.ts'
import { focusQuestion } from '../../../table/focus.ts'
import { useBoard } from '../board-context.tsx'
import { isSame, type Picked, useChoice } from '../choice.tsx'
import type { BoardWords } from '../words/en.ts'
import './guide.css'

/** What a delivery takes, one after the other. */
const STAGES = ['sign', 'bring', 'plan', 'arrive'] as const
type Stage = (typeof STAGES)[number]

/** Until the first points are made: where one is on the way to a delivery, and what brings it forward. Its button lays that out, no more. */
export function Guide() {
  const { view, viewer, words, turn } = useBoard()
  const { words: page } = useSpeech()
  const { hints } = useSettings()
  const choice = useChoice()
  const isLed = useContext(LessonContext) !== undefined // a lesson tells more
  const isDealing = choice.doing === 'deal' // its table needs the room
  const isWanted = !isLed && !isDealing && hints && turn?.isAsked === true && viewer !== 'spectator' && at(view.vp, viewer) === 0
  const advice = useMemo(() => (isWanted ? guideOf(view, viewer) : undefined), [isWanted, view, viewer])
  // Whoever has begun to bring a vehicle need not ask for each step, nor for the end of it.
  const isOnTheWay = (advice?.kind === 'bring' || advice?.kind === 'endMove') && view.journey !== 'none'
  const layOut = useEffectEvent(() => advice !== undefined && choice.command === undefined && choice.pick(picksOf(advice) ?? {}))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => void (isOnTheWay && layOut()), [isOnTheWay, turn?.decision])
  if (advice === undefined) return null
  const stage = stageOf(advice, view)
  const laidOut = picksOf(advice)
  const isLaidOut = laidOut === undefined || isPicked(choice, laidOut)
  return (
    <section className="guide" aria-label={words.guide.title}>
      <h3>{words.guide.title}</h3>
      <IconButton
        label={page.hints.noMore}
        icon="close"
        onClick={() => {
          focusQuestion()
          change({ hints: false })
        }}
      />
      <ol>
        {STAGES.map(each => (
          <li key={each} data-state={STAGES.indexOf(each) < STAGES.indexOf(stage) ? 'done' : each === stage ? 'now' : 'later'}>
            {each === stage && <span className="unseen">{words.guide.now} </span>}
            {words.guide.stages[each]}
          </li>
        ))}
      </ol>
      <p role="status">
        {textOf(words, advice, { isLaidOut: isLaidOut && laidOut !== undefined, isOnTheWay, hasLine: choice.route !== undefined })}
      </p>
      {!isLaidOut && (
        <Button look="quiet" icon="hint" onClick={() => choice.pick(laidOut)}>
          {words.guide.show}
        </Button>
      )}
    </section>
  )
}

interface Shown {
  isLaidOut: boolean
  isOnTheWay: boolean
  hasLine: boolean // of a plan, on the map
}
function textOf({ guide }: BoardWords, advice: Advice, { isLaidOut, isOnTheWay, hasLine }: Shown): string {
  if (isLaidOut && advice.kind === 'bring' && isOnTheWay) return guide.nextStep(advice.sender)
  if (isLaidOut && advice.kind !== 'endMove' && advice.kind !== 'endTurn') return advice.kind === 'draw' ? guide.pressDraw : guide.press
  return advice.kind === 'travel' && !hasLine ? guide.noLine : guide.text(advice)
}

function stageOf(advice: Advice, { signed, viewer, journey }: View): Stage {
  if (advice.kind === 'deliver') return 'plan'
  if (advice.kind === 'endMove') return advice.isThere ? 'plan' : 'bring'
  if ((advice.kind === 'endTurn' || advice.kind === 'draw') && advice.isReady) return 'plan'
  if (advice.kind === 'bring') return 'bring'
  if (advice.kind === 'travel') return journey !== 'none' && journey.delivery !== 'none' ? 'arrive' : 'bring'
  return typeof viewer === 'number' && at(signed, viewer).length > 0 ? 'bring' : 'sign'
}

/** What its button picks; what has a button of its own is only told. */
function picksOf(advice: Advice): Picked | undefined {
  const open = { command: undefined, route: undefined, draft: undefined }
  switch (advice.kind) {
    case 'sign': {
      const { goods, sender, recipient } = advice
      return { ...open, doing: 'sign', draft: { contract: goods, sender, recipient } }
    }
    case 'bring':
      return { ...open, doing: 'move', vehicle: advice.vehicle, command: advice.command }
    case 'deliver': {
      const { signed, plan } = advice
      return { ...open, doing: 'deliver', command: { kind: 'deliver', signed, vehicle: plan.start }, route: plan }
    }
    case 'draw':
      return advice.isFree ? undefined : { ...open, doing: 'draw', command: { kind: 'draw', deck: advice.deck } }
    case 'endMove':
      return { ...open, command: { kind: 'endMove' } }
    case 'endTurn':
      return advice.isSpent ? undefined : { ...open, command: { kind: 'endTurn' } }
    case 'travel':
      return undefined
  }
}
const isPicked = ({ draft, command }: Picked, wanted: Picked): boolean =>
  wanted.command === undefined ? JSON.stringify(draft) === JSON.stringify(wanted.draft) : isSame(command, wanted.command)
