import { type Rejection, refusalText, type Seat } from '@wildcat/kernel'
import { useSpeech } from '../app/speech.tsx'
import { useToast } from '../design/toast.tsx'
import { isolated, plain, playerTokens } from '../session/names.ts'
import type { useGame } from '../session/use-game.ts'
import { RuleDetails } from './refusal.tsx'

interface TableToasts {
  readonly refused: (rejection: Rejection, spoken: ReturnType<typeof useGame>, names: readonly string[]) => void
  readonly botFailed: (seat: Seat, names: readonly string[]) => void
}

/** What is said beside any table: why a decision was refused, with its rule, and that a bot did not answer. */
export function useTableToasts(): TableToasts {
  const { words } = useSpeech()
  const toast = useToast()
  return {
    refused: (rejection, spoken, names) => {
      if (typeof spoken === 'string') return
      const text = plain(refusalText(spoken.words, spoken.language, rejection, playerTokens), names)
      toast({ kind: 'note', text, more: <RuleDetails spoken={spoken} rule={rejection.rule} /> })
    },
    botFailed: (seat, names) => toast({ kind: 'note', text: words.table.botFailed(isolated(names[seat] ?? '')) }),
  }
}
