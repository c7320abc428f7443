import type { RuleId } from '@wildcat/kernel'
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { Dialog } from '../design/dialog.tsx'
import type { Spoken } from '../session/use-game.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { usePath } from './navigate.ts'
import { useSpeech } from './speech.tsx'

type Open = (spoken: Spoken, rule?: RuleId) => void
const Context = createContext<Open>(() => undefined)

/** Opens the rule book of a game, at a rule if one is named. */
export const useRuleBook = (): Open => useContext(Context)

const RulesDialog = lazy(async () => ({ default: (await import('../table/rules-dialog.tsx')).RulesDialog }))

/** The rule book lies beside everything: tables, replays, the set-up, and the short words about what was refused. */
export function RuleBook({ children }: { children: ReactNode }) {
  const path = usePath()
  const [page, setPage] = useState<{ spoken: Spoken; rule: RuleId | undefined; path: string }>()
  const open = useCallback<Open>((spoken, rule) => setPage({ spoken, rule, path: location.pathname }), [])
  const close = () => setPage(undefined)
  return (
    <Context value={open}>
      {children}
      {page !== undefined && page.path === path && (
        <ErrorBoundary fallback={() => <Missing onClose={close} />}>
          <Suspense>
            <RulesDialog spoken={page.spoken} at={page.rule} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Context>
  )
}

/** The book could not be loaded. Opened again, it is tried again. */
function Missing({ onClose }: { onClose: () => void }) {
  const { words } = useSpeech()
  return (
    <Dialog title={words.table.rules} onClose={onClose} narrow>
      <p>{words.book.missing}</p>
    </Dialog>
  )
}
