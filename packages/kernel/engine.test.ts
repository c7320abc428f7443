/** What happens next: the agenda is the only program counter. */
import { describe, expect, test } from 'vitest'
import { RUNAWAY } from './engine.ts'
import { agendaOf, ask, begin, DEAL, dealing, GO, KEY, kinds, NOBODY_WON, type ToyPlay, toy } from './testing/toy.ts'

const stay = ask([0], () => undefined)

describe('automatic steps', () => {
  test('run one after the other until a decision is on top', () => {
    const say = (word: string) => ({ run: (play: ToyPlay) => play.emit({ kind: word }) })
    const game = toy({ a: say('one'), b: say('two'), stay, c: say('three') }, ['a', 'b', 'stay', 'c'])
    const { state, messages } = begin(game)
    expect(kinds(messages)).toEqual(['one', 'two'])
    expect(agendaOf(state)).toEqual(['stay', 'c'])
  })

  test('have left the agenda when they run, so they cannot forget to end', () => {
    const seen: string[] = []
    begin(toy({ a: { run: ({ state }) => void seen.push(...agendaOf(state)) }, stay }, ['a', 'stay']))
    expect(seen).toEqual(['stay'])
  })

  test('that call for each other without end are an error that names one of them', () => {
    let runs = 0
    const echo = {
      run(play: ToyPlay) {
        runs++
        play.next({ kind: 'echo' })
      },
    }
    expect(() => begin(toy({ echo }, ['echo']))).toThrow(`toy: ${RUNAWAY} automatic steps in a row, the last one 'echo'`)
    expect(runs).toBe(RUNAWAY)
  })

  test('that leave nothing to do and no outcome are an error', () => {
    expect(() => begin(toy({ a: { run: () => undefined } }, ['a']))).toThrow('toy: nothing left to do and no outcome')
  })

  test('may lay a whole new agenda', () => {
    const clear = {
      run({ state }: ToyPlay) {
        state.agenda = [{ kind: 'stay' }]
      },
    }
    expect(agendaOf(begin(toy({ clear, stay }, ['clear', 'never'])).state)).toEqual(['stay'])
  })
})

describe('a rule says what happens next', () => {
  const answered = (apply: Parameters<typeof ask>[1]) => {
    const game = toy({ ask: ask([0], apply), stay }, ['ask', 'stay'])
    const { state } = begin(game)
    const messages = game.apply(state, 0, GO)
    return { agenda: agendaOf(state), state, messages, game }
  }
  const two = [{ kind: 'stay' }, { kind: 'ask' }] as const

  test('next: on top, the first of them first; the step being answered stays below', () => {
    expect(answered(play => play.next(...two)).agenda).toEqual(['stay', 'ask', 'ask', 'stay'])
  })
  test('done: the step being answered leaves', () => {
    expect(answered(play => play.done()).agenda).toEqual(['stay'])
  })
  test('become: it leaves and others take its place', () => {
    expect(answered(play => play.become(...two)).agenda).toEqual(['stay', 'ask', 'stay'])
  })
  test('done twice or after next: an error, for it would take away another step', () => {
    const wrong = (rule: Parameters<typeof answered>[0]) => () => answered(rule)
    expect(wrong(play => play.done())).not.toThrow()
    expect(
      wrong(play => {
        play.done()
        play.done()
      }),
    ).toThrow('only the step that is being answered')
    expect(
      wrong(play => {
        play.next({ kind: 'ask' })
        play.done()
      }),
    ).toThrow('only the step that is being answered')
  })
  test('nothing: it stays and asks again', () => {
    expect(answered(() => undefined).agenda).toEqual(['ask', 'stay'])
  })
  test('finish: the outcome stands and nothing is left to do', () => {
    const { agenda, state, game } = answered(play => play.finish({ winners: [1], scores: [3, 5] }))
    expect(agenda).toEqual([])
    expect(state.outcome).toEqual({ winners: [1], scores: [3, 5] })
    expect(game.pending(state)).toEqual([])
  })
  test('after finish nothing else happens, whatever was put on the agenda later', () => {
    const { state, messages, game } = answered(play => {
      play.finish(NOBODY_WON)
      play.next({ kind: 'stay' })
    })
    expect(messages).toEqual([])
    expect(game.pending(state)).toEqual([])
    expect(game.check(state, 0, GO)).toMatchObject({ rule: 'WILD-3', why: 'gameOver' })
  })
})

describe('who is asked', () => {
  const game = toy({ ask: ask([1], play => play.done(), { may: () => [0, 1] }), stay }, ['ask', 'stay'])
  const { state } = begin(game, 3)

  test('pending: those who hold up the game', () => expect(game.pending(state)).toEqual([1]))
  test('may: those besides them who may speak', () => {
    expect(game.may(state)).toEqual([0])
    expect(game.may(begin(toy({ stay }, ['stay'])).state)).toEqual([])
  })
  test('legal: for both, and for nobody else', () => {
    expect([0, 1, 2].map(seat => game.legal(state, seat).length)).toEqual([1, 1, 0])
  })
})

describe('check asks in this order', () => {
  const no = { rule: 'TOY-1', why: 'no' } as const
  const game = toy({ ask: ask([0], play => play.finish(NOBODY_WON), { check: () => no }) }, ['ask'], { windows: [dealing()] })
  const { state } = begin(game)

  test('is the game over? [WILD-3]', () => {
    const over = game.copy(state)
    game.apply(over, 0, GO)
    for (const command of [GO, DEAL, { kind: 'other' }]) expect(game.check(over, 9, command)).toEqual({ rule: 'WILD-3', why: 'gameOver' })
    expect([game.legal(over, 0), game.aside(over, 0), game.blanks(over, 0), game.may(over)]).toEqual([[], [], [], []])
    expect(() => game.apply(over, 0, GO)).toThrow('the game is over')
    expect(() => game.apply(over, 0, DEAL)).toThrow('the game is over')
  })
  test.each([2, -1, 0.5, Number.NaN])('does seat %d sit at this table? [WILD-1] Not even a window is open to others', seat => {
    for (const command of [GO, DEAL]) expect(game.check(state, seat, command)).toEqual({ rule: 'WILD-1', why: 'notYourDecision' })
  })
  test('does the command fit the decision? [WILD-2] Said to those who are not asked, too', () => {
    for (const seat of [0, 1]) expect(game.check(state, seat, { kind: 'other' })).toEqual({ rule: 'WILD-2', why: 'notThisDecision' })
  })
  test('is this seat asked? [WILD-1]', () => {
    expect(game.check(state, 1, GO)).toEqual({ rule: 'WILD-1', why: 'notYourDecision' })
  })
  test('does the step allow it?', () => {
    expect(game.check(state, 0, GO)).toEqual(no)
  })
})

test('start hands each game its own luck, the same for the same key', () => {
  const roll = { run: (play: ToyPlay) => play.emit({ kind: String(play.below('die', 1e6)) }) }
  const game = toy({ roll, stay }, ['roll', 'stay'])
  const [one, same, other] = [KEY, KEY, KEY.toReversed()].map(key => kinds(game.start(2, {}, key).messages))
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
})

test('imagine gets the key that it is given and no other', () => {
  const game = toy({ stay }, ['stay'])
  const { state } = begin(game)
  expect(game.imagine(game.view(state, 0), [8]).random).toEqual({ key: [8], drawn: [0, 0] })
})
