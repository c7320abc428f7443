import { at, keyFrom, type Types } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { partsOf } from '../levels/index.ts'
import { LADDERS } from '../levels/ladders.ts'
import { luckOf } from '../luck.ts'

const DECISIONS = { most: 400, ofCompetitors: 60 } // its route planner takes its time
const optionsAt = (options: { readonly ok: Types['options'] } | object) => ('ok' in options ? options.ok : {})

describe.each(Object.keys(LADDERS))('%s', game => {
  test.each([2, 4])('what is weighed is allowed, best first, and the first of it is what is chosen (%i seats)', async wanted => {
    const parts = await partsOf(game)
    if (parts?.policy.weigh === undefined) throw new Error(`${game} weighs nothing`)
    const { engine, policy } = parts
    const seats = Math.max(wanted, engine.seats.least)
    const { state } = engine.start(seats, optionsAt(engine.options(seats, {})), keyFrom(wanted))
    const most = game === 'competitors' ? DECISIONS.ofCompetitors : DECISIONS.most
    for (let n = 0; n < most && state.outcome === 'open'; n++) {
      const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
      const view = engine.view(state, seat)
      const legal = engine.legal(view, seat)
      const found = policy.weigh?.(view, seat, legal, luckOf(keyFrom(n), seat).below) ?? []
      const chosen = policy.choose(view, seat, legal, luckOf(keyFrom(n), seat).below)
      expect(found[0]?.command).toEqual(chosen)
      for (const { command } of found) expect(engine.check(view, seat, command)).toBeNull()
      const worths = found.map(({ worth }) => worth)
      expect(worths).toEqual(worths.toSorted((one, other) => other - one))
      const [first = chosen] = policy.inPlayout?.(view, seat, () => legal, luckOf(keyFrom(n), seat).below) ?? []
      expect(engine.check(view, seat, first)).toBeNull()
      engine.apply(state, seat, chosen)
    }
  })
})
