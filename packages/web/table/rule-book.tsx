import type { RuleId } from '@wildcat/kernel'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { Spoken } from '../session/use-game.ts'
import { RulesDialog } from './rules-dialog.tsx'

type Open = (rule?: RuleId) => void
const Context = createContext<Open | undefined>(undefined)

/** Opens the rule book, at a rule if one is named. Undefined where there is none. */
export const useRuleBook = (): Open | undefined => useContext(Context)

/** The rule book lies beside everything that is shown inside. */
export function RuleBook({ spoken, children }: { spoken: Spoken; children: ReactNode }) {
  const [page, setPage] = useState<RuleId | 'cover'>()
  const open = useCallback<Open>(rule => setPage(rule ?? 'cover'), [])
  return (
    <Context value={open}>
      {children}
      {page !== undefined && <RulesDialog spoken={spoken} at={page === 'cover' ? undefined : page} onClose={() => setPage(undefined)} />}
    </Context>
  )
}
