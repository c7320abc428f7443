/** By which addresses this very machine is reached, and what comes from it. */
import { networkInterfaces } from 'node:os'

export const ownAddresses = (networks = networkInterfaces()): string[] =>
  Object.values(networks).flatMap(each => (each ?? []).map(({ address }) => address))
