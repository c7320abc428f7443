/** Properties of the clocks: whose time runs, what a turn brings, and what taking back does not. */
import { at, type Seat } from '@wildcat/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, type Clocks, newClocks, passed, readClocks, type TimeControl, takenBack } from './clock.ts'

const SECOND = 1000
const DAY = 86_400 * SECOND
const SEATS = 3
const LIVE: TimeControl = { kind: 'live', bank: 300, increment: 10, atZero: 'bot' }
const PER_MOVE: TimeControl = { kind: 'days', days: 3, per: 'move', weekendsOff: false, datesOff: [], zone: 'UTC', atZero: 'bot' }
const PER_GAME: TimeControl = { ...PER_MOVE, per: 'game' }
const nobody = () => false
const turn = (clock: TimeControl, clocks: Clocks, before: Seat[], after: Seat[], unheard = false) =>
  answered(clock, clocks, { before, after }, unheard, nobody)

const seats = fc.subarray([0, 1, 2])
const clock = fc.constantFrom(LIVE, PER_MOVE, PER_GAME)
type Happening = { readonly ms: number } | { readonly asked: Seat[] } | { readonly undo: Seat; readonly going: number }
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ms: fc.nat(2 * DAY) }) },
  { weight: 3, arbitrary: fc.record({ asked: seats }) },
  { weight: 1, arbitrary: fc.record({ undo: fc.nat(SEATS - 1), going: fc.integer({ min: 1, max: 3 }) }) },
)

/** Plays a story through; `each` sees every step of it. */
function story(
  control: TimeControl,
  happenings: readonly Happening[],
  each: (before: Clocks, after: Clocks, what: Happening, asked: readonly Seat[]) => void,
) {
  let [clocks, asked]: [Clocks, readonly Seat[]] = [newClocks(control, SEATS), [0]]
  for (const what of happenings) {
    const before = clocks
    if ('ms' in what) clocks = passed(before, asked, what.ms)
    else if ('asked' in what) clocks = answered(control, before, { before: asked, after: what.asked }, false, nobody)
    else clocks = takenBack(control, before, what.undo, what.going)
    each(before, clocks, what, asked)
    if ('asked' in what) asked = what.asked
  }
  return clocks
}

describe('time', () => {
  test('is lost by who is asked, each as much as has passed, and by nobody else', () => {
    fc.assert(
      fc.property(clock, fc.array(happening), (control, happenings) => {
        story(control, happenings, (before, after, what, asked) => {
          if (!('ms' in what)) return
          for (let seat = 0; seat < SEATS; seat++)
            expect(after.left[seat]).toBe(asked.includes(seat) ? Math.max(0, at(before.left, seat) - what.ms) : before.left[seat])
        })
      }),
    )
  })
  test('does not depend on how often it is looked at', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(DAY), { maxLength: 20 }), seats, (pieces, running) => {
        const bits = pieces.reduce((clocks, ms) => passed(clocks, running, ms), newClocks(PER_GAME, SEATS))
        expect(bits).toEqual(
          passed(
            newClocks(PER_GAME, SEATS),
            running,
            pieces.reduce((sum, ms) => sum + ms, 0),
          ),
        )
      }),
    )
  })
  test('is never given by taking back, to nobody', () => {
    fc.assert(
      fc.property(clock, fc.array(happening), (control, happenings) => {
        story(control, happenings, (before, after, what) => {
          if ('undo' in what) for (let seat = 0; seat < SEATS; seat++) expect(after.left[seat]).toBeLessThanOrEqual(at(before.left, seat))
        })
      }),
    )
  })
  test('comes to a seat at the end of its turn alone, however the story goes', () => {
    fc.assert(
      fc.property(clock, fc.array(happening), (control, happenings) => {
        story(control, happenings, (before, after, what, asked) => {
          for (let seat = 0; seat < SEATS; seat++) {
            const ended = 'asked' in what && asked.includes(seat) && !what.asked.includes(seat)
            if (!ended) expect(after.left[seat]).toBeLessThanOrEqual(at(before.left, seat))
          }
        })
      }),
    )
  })
  test('is never less than none, and what is written is what is read', () => {
    fc.assert(
      fc.property(clock, fc.array(happening), (control, happenings) => {
        const end = story(control, happenings, (_, after) => expect(Math.min(...after.left)).toBeGreaterThanOrEqual(0))
        expect(readClocks(JSON.stringify(end), control, SEATS)).toEqual(end)
      }),
    )
  })
  test.each(['', 'nonsense', '{}', '{"left":[1],"moves":0,"turns":[],"repeated":[0]}'])('is whole where %j lies in the store', json => {
    expect(readClocks(json, LIVE, SEATS)).toEqual(newClocks(LIVE, SEATS))
  })
})

describe('a turn', () => {
  test('brings its increment once, not once a command', () => {
    let clocks = turn(LIVE, newClocks(LIVE, SEATS), [0], [0])
    clocks = turn(LIVE, clocks, [0], [0])
    expect(clocks.left[0]).toBe(300 * SECOND)
    expect(turn(LIVE, clocks, [0], [1]).left).toEqual([310 * SECOND, 300 * SECOND, 300 * SECOND])
  })
  test('that is taken back and played again any number of times has brought it once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), times => {
        let clocks = turn(LIVE, newClocks(LIVE, SEATS), [0], [1])
        for (let n = 0; n < times; n++) clocks = turn(LIVE, takenBack(LIVE, clocks, 0, 1), [0], [1])
        expect(clocks.left[0]).toBe(310 * SECOND)
        // the next one brings something again
        expect(turn(LIVE, turn(LIVE, clocks, [1], [0]), [0], [1]).left[0]).toBe(320 * SECOND)
      }),
    )
  })
  test('of others that went with what was taken back brings nothing again either, and costs them nothing', () => {
    const played = turn(LIVE, turn(LIVE, newClocks(LIVE, SEATS), [0], [1]), [1], [2])
    const back = takenBack(LIVE, played, 0, 2)
    expect(back.left).toEqual(played.left)
    expect(turn(LIVE, turn(LIVE, back, [0], [1]), [1], [2]).left).toEqual(played.left)
  })
  test('where all choose at once ends for each by itself; a choice that is changed unheard changes nothing', () => {
    let clocks = turn(LIVE, passed(newClocks(LIVE, SEATS), [0, 1, 2], 60 * SECOND), [0, 1, 2], [0, 2])
    expect(clocks.left).toEqual([240 * SECOND, 250 * SECOND, 240 * SECOND])
    const before = clocks
    clocks = turn(LIVE, clocks, [0, 2], [0, 2], true)
    expect(clocks).toEqual(before)
    expect(passed(clocks, [0, 2], 30 * SECOND).left).toEqual([210 * SECOND, 250 * SECOND, 210 * SECOND])
  })
  test('by days a move begins with all of them, but not for who takes back', () => {
    const nearlyLate = passed(newClocks(PER_MOVE, SEATS), [0], 3 * DAY - SECOND)
    const done = turn(PER_MOVE, nearlyLate, [0], [1])
    expect(done.left[0]).toBe(3 * DAY)
    expect(takenBack(PER_MOVE, done, 0, 1).left[0]).toBe(SECOND)
    expect(passed(done, [1], DAY).left).toEqual([3 * DAY, 2 * DAY, 3 * DAY])
  })
  test('that a bot played, or the table itself, leaves enough to begin the next one', () => {
    const out = passed(newClocks(LIVE, SEATS), [0], 400 * SECOND)
    expect(turn(LIVE, out, [0], [1]).left[0]).toBe(30 * SECOND)
    expect(answered(LIVE, out, { before: [0], after: [1] }, false, seat => seat === 0).left[0]).toBe(30 * SECOND)
    const whole = newClocks(LIVE, SEATS)
    expect(answered(LIVE, whole, { before: [0], after: [1] }, false, seat => seat === 0).left[0]).toBe(300 * SECOND) // bots win no time
    expect(turn(PER_GAME, passed(newClocks(PER_GAME, SEATS), [0], 4 * DAY), [0], [1]).left[0]).toBe(DAY)
  })
})
