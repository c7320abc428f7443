/** What stands beside the names of the players at this table, by seat: online, who is here. */
import { createContext, type ReactNode } from 'react'

export const SeatBadges = createContext<readonly ReactNode[]>([])
