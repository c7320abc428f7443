/** Che cosa ordinano carte ed eventi, detto al giocatore che riguardano: 'paga 2.000 €', 'perdi 1 P.M.' */
import type { Op } from '../../content/ops.ts'
import { aCard, and, euro, or, pm } from './phrases.ts'

const rolled = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`)

/** Un mezzo vuoto ignora certi ordini. */
const op = (of: Op): string => (of.onlyLoaded === true ? `con merce a bordo: ${order(of)}` : order(of))

function order(of: Op): string {
  switch (of.op) {
    case 'pay':
      return `paga ${euro(of.euro)}`
    case 'fine':
      return `paga una multa di ${euro(of.euro)}`
    case 'gain':
      return `incassa ${euro(of.euro)}`
    case 'points':
      return of.n < 0 ? `perdi ${pm(-of.n)}` : `guadagni ${pm(of.n)} in questo T.M.`
    case 'draw':
      return `pesca ${aCard[of.deck]}`
    case 'drawCustoms':
      return 'pesca una Carta Dogana'
    case 'noCustoms':
      return 'non peschi altre Carte Dogana in questa consegna'
    case 'keep':
      return 'tieni questa carta scoperta davanti a te'
    case 'choose':
      return or.format(of.options.map(ops))
    case 'may':
      return `puoi pagare ${euro(of.euro)}: ${ops(of.do)}`
    case 'roll':
      return `tira un d6: ${of.outcomes.map(each => `con ${rolled(each.from, each.to)} ${ops(each.do)}`).join(', ')}`
    case 'inspect':
      return `${of.reveal === 'face' ? 'mostra il contratto a tutti' : 'la merce viene controllata'}: se è illegale, ${ops(of.illegal)}; se è legale, ${ops(of.legal)}`
    case 'seize':
      return of.what === 'vehicle' ? 'il mezzo è sequestrato' : 'il mezzo e il Truck a bordo sono sequestrati'
    case 'fail':
      return of.only === 'truckNotAboard' ? 'un Truck non imbarcato perde la merce e la consegna fallisce' : 'la consegna fallisce'
    case 'endTurn':
      return 'il tuo turno finisce subito e una consegna in corso fallisce'
    case 'stopVehicle':
      return 'il mezzo resta bloccato fino alla fine del prossimo turno del suo proprietario'
  }
}

/** 'incassa 10.000 € e pesca una Carta Contratto'; se non ordina nulla: 'prosegui'. */
export const ops = (list: readonly Op[]): string => (list.length === 0 ? 'prosegui' : and.format(list.map(op)))
