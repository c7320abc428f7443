import type { RuleId } from '@wildcat/kernel'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { Spoken } from '../session/use-game.ts'
import { RulesDialog } from '../table/rules-dialog.tsx'
import { usePath } from './navigate.ts'

type Open = (spoken: Spoken, rule?: RuleId) => void
const Context = createContext<Open>(() => undefined)

/** Opens the rule book of a game, at a rule if one is named. */
export const useRuleBook = (): Open => useContext(Context)

/** The rule book lies beside everything: tables, replays, the set-up, and the short words about what was refused. */
export function RuleBook({ children }: { children: ReactNode }) {
  const path = usePath()
  const [page, setPage] = useState<{ spoken: Spoken; rule: RuleId | undefined; path: string }>()
  const open = useCallback<Open>((spoken, rule) => setPage({ spoken, rule, path: location.pathname }), [])
  return (
    <Context value={open}>
      {children}
      {page !== undefined && page.path === path && <RulesDialog spoken={page.spoken} at={page.rule} onClose={() => setPage(undefined)} />}
    </Context>
  )
}
