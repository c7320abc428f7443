/** [OIL-11.3, OIL-11.4] The neutral bot of two players: its worker only blocks, its card is carried out. */
import { at } from '@wildcat/kernel'
import { CARDS, type Card, DRILLING, FIELDS, type Field, leasesOnShow, SUPERVISOR_PAY, type Tower, tilesOnShow } from '../components.ts'
import { showAnew } from '../on-show.ts'
import { fromBank } from '../payments.ts'
import { isStruck, nextBotSpot, supervisorOf } from '../queries.ts'
import type { Cubes } from '../state.ts'
import type { AutoStep, OilfieldPlay } from '../types.ts'

/** [OIL-11.3] Before the players place theirs. */
export function moveBotWorker(play: OilfieldPlay): void {
  const { bot } = play.state
  if (bot === 'none') return
  const to = nextBotSpot(bot.worker)
  bot.worker = to
  play.emit({ kind: 'botWorkerMoved', to })
}

/** [OIL-11.4] One of its five cards, every time. */
export function drawBotCard(play: OilfieldPlay): Card | 'none' {
  const { bot } = play.state
  if (bot === 'none') return 'none'
  bot.card = at(CARDS, play.below('bot', CARDS.length))
  return bot.card
}

export const botCard: AutoStep<'botCard'> = {
  run(play, { card }) {
    const { state } = play
    switch (card) {
      case 'lease':
        return play.reveal({ kind: 'botLeases', leases: showAnew(state.leases, leasesOnShow(state.seats), play, 'leases') })
      case 'build':
        return play.reveal({ kind: 'botTiles', tiles: showAnew(state.tiles, tilesOnShow(state.seats), play, 'tiles') })
      case 'local': {
        const supervisor = supervisorOf(state)
        fromBank(state, supervisor, SUPERVISOR_PAY)
        return play.emit({ kind: 'botSoldLocally', supervisor, money: SUPERVISOR_PAY })
      }
      case 'national':
        return play.emit({ kind: 'botSoldNationally', sellers: state.shown.filter(shown => shown === 'national').length })
      case 'drill':
        return drillForBot(play)
    }
  },
}

/** A lease on show, drawn at random, names the field; without one, any field. */
function drillForBot(play: OilfieldPlay) {
  const { state } = play
  const { onShow } = state.leases
  const among: readonly Field[] = onShow.length > 0 ? onShow : FIELDS
  const field = at(among, play.below('bot', among.length))
  const tower = state.plots.find(plot => plot.owner === 'bot' && plot.field === field)?.tower
  if (tower === undefined || tower === 'none') throw new Error(`the bot has no tower in ${field}`) // [OIL-11.2]
  const struck = isStruck(state, field)
  const { oil, gas } = struck ? { oil: 0, gas: 0 } : takenByBot(tower, state.fields[field])
  state.fields[field].oil -= oil
  state.fields[field].gas -= gas
  state.bag.oil += oil
  state.bag.gas += gas
  play.reveal({ kind: 'botDrilled', field, tower, oil, gas, struck })
}

/** A small local takes gas first, else oil. */
function takenByBot(tower: Tower, there: Cubes): Cubes {
  const { oil, sold } = DRILLING[tower]
  if (sold !== 'either') return { oil: Math.min(oil, there.oil), gas: 0 }
  return there.gas > 0 ? { oil: 0, gas: 1 } : { oil: Math.min(1, there.oil), gas: 0 }
}
