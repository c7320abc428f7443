/** A board in a page without a screen: what it shows can be read, and its controls can be used. */
import type { Tagged, Viewer } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { AdviceContext, type Advised, type Meant } from '../../../advice/advice-context.ts'
import { isSameCommand } from '../../../advice/same-command.ts'
import { changeForNow } from '../../../app/settings.ts'
import { SpeechProvider } from '../../../app/speech.tsx'
import { NamesContext } from '../../../session/said.tsx'
import type { Spoken } from '../../../session/use-game.ts'
import { HandContext } from '../../../table/active-seat.ts'
import { en } from '../../../words/en.ts'
import { it } from '../../../words/it.ts'
import type { PageLine } from '../../../worker/sights.ts'
import type { DrawnBoard, TableBoardProps, Turn } from '../drawn-board.ts'
import { ADVISED, ANSWER, DOES, ONCE, PICK } from '../marks.ts'

export const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'] as const
const PAGE_WORDS = { en, it }

const DECISION = 1
/** Where nothing lies but a board. */
const LINK = { place: null, setPlace: () => undefined }

/** A table as one viewer has it. */
export interface BoardSight {
  readonly view: TableBoardProps['view']
  readonly viewer: Viewer
  readonly lines: readonly PageLine[]
}

/** Does something, and waits until all that comes of it is drawn. */
async function drawn(act: () => unknown): Promise<void> {
  flushSync(() => void act())
  await Promise.resolve()
  flushSync(() => undefined)
}

/** What is looked up weakly is kept until the event loop turns. Without that, all pages of a test would stay in the memory. */
const turned = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

const opened = new Set<MountedBoard>()
/** Also those that a failed test has left. */
export async function closeAll(): Promise<void> {
  for (const board of opened) await board.close()
}

export class MountedBoard {
  readonly #place = document.createElement('div')
  readonly #root: Root
  readonly #board: DrawnBoard
  readonly #spoken: Spoken
  #times = 0
  #part: ReactNode = null
  #advised: Advised | undefined
  readonly #told = new Map<string, Meant>()
  #seats = 0
  readonly sent: (readonly Tagged[])[] = [] // what was decided, each as the commands that it is made of

  constructor(board: DrawnBoard, spoken: Spoken) {
    opened.add(this)
    document.body.append(this.#place)
    this.#root = createRoot(this.#place)
    this.#board = board
    this.#spoken = spoken
  }

  /** Shows the table without the sentences of the page. `anew`: as if it had just been opened; 'position': only to be looked at. */
  async show(sight: BoardSight, how: 'on' | 'anew' | 'position' = 'on'): Promise<this> {
    await turned()
    const isOther = sight.view.seats !== this.#seats // players: no table goes on like that
    if (how !== 'on' || isOther) this.#times++
    this.#seats = sight.view.seats
    this.sent.length = 0
    this.#advised = undefined
    const { Board, Position } = this.#board
    const { view, viewer, lines } = sight
    const { engine, language } = this.#spoken
    const pending = engine.pending(view)
    const hand = viewer === 'spectator' ? undefined : { spoken: this.#spoken, view, seat: viewer }
    const plan = { game: engine.id, names: this.#names(view), bots: this.#names(view).map(() => 'none'), options: {}, practice: false }
    this.#part =
      how === 'position' ? (
        <Position spoken={this.#spoken} view={view} />
      ) : (
        <Board
          spoken={this.#spoken}
          view={view}
          viewer={viewer}
          plan={plan}
          pending={pending}
          lines={lines}
          turn={viewer === 'spectator' || view.outcome !== 'open' ? undefined : this.#turn(viewer, pending.includes(viewer))}
          head={status => <header>{status}</header>}
          panel={controls => controls}
          log={null}
        />
      )
    this.#part = (
      <SpeechProvider first={{ language, words: PAGE_WORDS[language] }}>
        <NamesContext value={plan.names}>
          <HandContext key={this.#times} value={hand}>
            {this.#part}
          </HandContext>
        </NamesContext>
      </SpeechProvider>
    )
    await drawn(() => {
      changeForNow({ language, pace: 'normal', keys: true, sounds: false })
      this.#draw()
    })
    return this
  }
  /** As if advice had said this; `undefined`: it is closed. */
  async advise(command: Tagged | undefined, how: Advised['how'] = 'proposed', rest: readonly Tagged[] = []): Promise<void> {
    await drawn(() => this.#show(command && { decision: DECISION, command, rest, how, isTold: true }))
  }
  readonly #show = (advised: Advised | undefined) => {
    this.#advised = advised
    this.#draw()
  }
  #draw(): void {
    const link = {
      ...LINK,
      stepsOf: this.stepsOf,
      nameSteps: this.#nameSteps,
      advised: this.#advised,
      show: this.#show,
      tell: this.#tell,
      meant: () => this.meant,
    }
    this.#root.render(<AdviceContext value={link}>{this.#part}</AdviceContext>)
  }
  readonly #tell = (teller: string, meant: Meant | undefined) => {
    if (meant === undefined) this.#told.delete(teller)
    else this.#told.set(teller, meant)
  }
  #name: ((commands: readonly Tagged[]) => readonly string[]) | undefined
  readonly #nameSteps = (name: ((commands: readonly Tagged[]) => readonly string[]) | undefined) => {
    this.#name = name
  }
  /** What the board calls the steps of a turn. */
  readonly stepsOf = (commands: readonly Tagged[]): readonly string[] | undefined => this.#name?.(commands)
  /** What the player has in mind, as the board tells it to advice. */
  get meant(): Meant | undefined {
    return [...this.#told.values()].find(({ isOwn }) => isOwn) ?? [...this.#told.values()][0]
  }
  readonly #names = ({ seats }: BoardSight['view']): readonly string[] => NAMES.slice(0, seats)
  readonly #turn = (seat: number, isAsked: boolean): Turn => {
    const chain = (commands: readonly Tagged[]) => {
      this.sent.push(commands)
      return Promise.resolve(true)
    }
    return { seat, decision: DECISION, isAsked, sending: false, choose: command => chain([command]), chain }
  }

  all(selector: string): HTMLElement[] {
    return [...this.#place.querySelectorAll<HTMLElement>(selector)]
  }
  /** What can be pressed to decide something: targets that are lit, and answers. */
  get targets(): HTMLElement[] {
    return this.all(ONCE).filter(each => each.getAttribute('aria-disabled') !== 'true')
  }
  /** What can be picked, and the button that does it. */
  get picks(): HTMLElement[] {
    return this.all(PICK).filter(each => each.getAttribute('aria-disabled') !== 'true')
  }
  get does(): HTMLElement | undefined {
    return this.all(DOES).find(each => each.getAttribute('aria-disabled') !== 'true')
  }
  /** What is marked as advised. */
  get advised(): HTMLElement[] {
    return this.all(ADVISED)
  }
  get answers(): HTMLElement[] {
    return this.all(ANSWER).filter(each => each.getAttribute('aria-disabled') !== 'true')
  }
  /** As it is in the page. */
  get html(): string {
    return this.#place.innerHTML
  }
  /** All of it, but for the numbers that React gives to what belongs together, and the order in which attributes were set. */
  get markup(): string {
    const inOrder = (tag: string) => tag.replace(/(?: [\w-]+="[^"]*")+/, all => (all.match(/ [\w-]+="[^"]*"/g) ?? []).toSorted().join(''))
    return this.html.replaceAll(/_r_[0-9a-z]+_/g, '_r_').replaceAll(/<\w[^>]*>/g, inOrder)
  }
  async press(element: Element): Promise<void> {
    await drawn(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  }
  /** Puts down what was chosen, as the help of every board says. */
  async escape(): Promise<void> {
    await drawn(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  }
  /** Does what is advised with one press: of the button for what is picked, or of what is marked. */
  async followed(command: Tagged): Promise<boolean> {
    const ways = [this.does, ...this.advised.filter(each => each.matches(ONCE))]
    for (const way of ways) {
      this.sent.length = 0
      if (way?.isConnected === true) await this.press(way)
      if (isSameCommand(this.sent[0]?.[0], command)) return true
    }
    return false
  }
  /** Until the next scene, or until all have been shown. */
  async wait(ms: number): Promise<void> {
    await drawn(() => vi.advanceTimersByTime(ms))
  }
  /** What a tip says about this; '' if nothing. */
  async tipOf(element: Element): Promise<string> {
    await drawn(() => element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })))
    await this.wait(1000)
    return this.all('.tip')[0]?.textContent ?? ''
  }
  async close(): Promise<void> {
    await drawn(() => this.#root.unmount())
    this.#place.remove()
    opened.delete(this)
  }
}
