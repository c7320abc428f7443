/** The words of these screens. */
import { createContext, type ReactNode, useContext } from 'react'
import { Loading } from '../app/loading.tsx'
import { useWordsOf } from '../app/use-words-of.ts'
import { type OnlineWords, onlineWords } from '../words/online/index.ts'

const Context = createContext<OnlineWords | undefined>(undefined)

export function OnlineSpeech({ children }: { children: ReactNode }) {
  const words = useWordsOf(onlineWords)
  return words === undefined ? <Loading /> : <Context value={words}>{children}</Context>
}

export function useOnline(): OnlineWords {
  const words = useContext(Context)
  if (words === undefined) throw new Error('nobody speaks of friends here')
  return words
}
