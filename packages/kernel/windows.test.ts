/** Windows: commands that nobody waits for. And blanks: forms of the step on top and of the windows. */
import { describe, expect, test } from 'vitest'
import type { Blank, Tagged } from './game.ts'
import { agendaOf, ask, begin, DEAL, dealing, GO, kinds, toy } from './testing/toy.ts'

const closed = { rule: 'TOY-2', why: 'closed' } as const
const blank = (kind: string): Blank<Tagged> => ({ command: { kind }, open: { money: { least: 0, most: 3 } } })
const asking = ask([0], play => play.become({ kind: 'ask' }), { blanks: () => [blank('go')] })
const table = (window: Parameters<typeof dealing>[0]) => {
  const game = toy({ ask: asking }, ['ask'], { windows: [dealing(window)] })
  return { game, state: begin(game).state }
}

describe('a window', () => {
  test('is open to every seat and leaves the step on top where it was', () => {
    const { game, state } = table({})
    for (const seat of [0, 1]) {
      expect(game.check(state, seat, DEAL)).toBeNull()
      expect(game.aside(state, seat)).toEqual([DEAL])
      expect(kinds(game.apply(state, seat, DEAL))).toEqual([`dealt by ${seat}`])
    }
    expect(agendaOf(state)).toEqual(['ask'])
    expect(game.legal(state, 0)).toEqual([GO])
  })

  test('that is shut says why before it looks at the command, and offers nothing', () => {
    const { game, state } = table({ shut: (_, seat) => (seat === 1 ? closed : null), check: () => ({ rule: 'TOY-3', why: 'looked' }) })
    expect(game.check(state, 1, DEAL)).toEqual(closed)
    expect(game.check(state, 0, DEAL)).toMatchObject({ why: 'looked' })
    expect(game.aside(state, 1)).toEqual([])
    expect(game.aside(state, 0)).toEqual([DEAL])
  })

  test('hears when a seat has answered a step, after the answer, and not when a seat spoke in a window', () => {
    const heard: string[] = []
    const game = toy({ ask: ask([0], () => void heard.push('answered')) }, ['ask'], {
      windows: [dealing({ spoken: (_, seat) => void heard.push(`spoken ${seat}`) })],
    })
    const { state } = begin(game)
    game.apply(state, 1, DEAL)
    expect(heard).toEqual([])
    game.apply(state, 0, GO)
    expect(heard).toEqual(['answered', 'spoken 0'])
  })

  test('says whom it has asked, each once, and nobody when the game is over', () => {
    const asks = (seats: readonly number[]) => dealing({ invited: () => seats })
    const game = toy({ ask: ask([0], play => play.finish({ winners: [0], scores: [1, 0] })) }, ['ask'], {
      windows: [asks([1, 1]), { ...asks([0, 1]), takes: [] }],
    })
    const { state } = begin(game)
    expect(game.invited(state)).toEqual([1, 0])
    game.apply(state, 0, GO)
    expect(game.invited(state)).toEqual([])
    expect(table({}).game.invited(table({}).state)).toEqual([])
  })

  test('may put an automatic step on top, which runs at once', () => {
    const game = toy({ ask: asking, pay: { run: play => play.emit({ kind: 'paid' }) } }, ['ask'], {
      windows: [dealing({ apply: play => play.next({ kind: 'pay' }) })],
    })
    const { state } = begin(game)
    expect(kinds(game.apply(state, 1, DEAL))).toEqual(['paid'])
    expect(agendaOf(state)).toEqual(['ask'])
  })
})

describe('blanks', () => {
  test('are those of the step for whoever may answer it, then those of the open windows', () => {
    const { game, state } = table({ blanks: (_, seat) => [blank(`deal ${seat}`)] })
    expect(game.blanks(state, 0)).toEqual([blank('go'), blank('deal 0')])
    expect(game.blanks(state, 1)).toEqual([blank('deal 1')])
  })
  test('of a shut window are not shown', () => {
    const { game, state } = table({ shut: () => closed, blanks: () => [blank('deal')] })
    expect(game.blanks(state, 0)).toEqual([blank('go')])
  })
  test('are none where a window has none', () => {
    const { game, state } = table({})
    expect(game.blanks(state, 1)).toEqual([])
  })
})
