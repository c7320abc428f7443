import { type ReactNode, useId, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'

/** What is said at a table, where people talk. */
export interface TalkPart {
  readonly title: string
  readonly content: ReactNode
  readonly fresh: number // said since one last looked
  readonly freshText: string
}

/** Beside a board there is room for one of them at a time. */
export function LogAndTalk({ log, talk }: { log: ReactNode; talk: TalkPart }) {
  const { words } = useSpeech()
  const id = useId()
  const [shown, show] = useState<'log' | 'talk'>('log')
  return (
    <section className="panel pane pane-log log-and-talk" aria-labelledby={`${id}-${shown}`}>
      <div className="log-and-talk-head">
        <button type="button" id={`${id}-log`} aria-pressed={shown === 'log'} onClick={() => show('log')}>
          {words.table.log}
        </button>
        <button type="button" id={`${id}-talk`} aria-pressed={shown === 'talk'} onClick={() => show('talk')}>
          {talk.title}
          {talk.fresh > 0 && <Fresh n={talk.fresh} text={talk.freshText} />}
        </button>
      </div>
      <div className="panel-body-flush" data-shows={shown}>
        {shown === 'log' ? log : <div className="talk">{talk.content}</div>}
      </div>
    </section>
  )
}

export function Fresh({ n, text }: { n: number; text: string }) {
  return (
    <span className="fresh" title={text}>
      <span aria-hidden="true">{n > 9 ? '9+' : n}</span>
      <span className="unseen">{text}</span>
    </span>
  )
}
