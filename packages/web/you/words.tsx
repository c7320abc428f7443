/** The words of these screens. */
import { createContext, type ReactNode, useContext } from 'react'
import { Loading } from '../app/loading.tsx'
import { useWordsOf } from '../app/use-words-of.ts'
import { type YouWords, youWords } from '../words/you/index.ts'

const Context = createContext<YouWords | undefined>(undefined)

export function YouSpeech({ children }: { children: ReactNode }) {
  const words = useWordsOf(youWords)
  return words === undefined ? <Loading /> : <Context value={words}>{children}</Context>
}

export function useYou(): YouWords {
  const words = useContext(Context)
  if (words === undefined) throw new Error('nobody speaks of oneself here')
  return words
}
