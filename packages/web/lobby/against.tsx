import { OPPONENTS } from '@wildcat/bots/opponents'
import { useSpeech } from '../app/speech.tsx'
import { OpponentChoice } from '../opponents/opponent-choice.tsx'

/** Whom one plays against, chosen before anything else is: who they are, in one line. */
export function Against({ opponent, onChoose }: { opponent: string; onChoose: (opponent: string) => void }) {
  const { words, language } = useSpeech()
  const who = OPPONENTS.find(each => each.id === opponent)
  return (
    <div className="against">
      <p className="against-head">
        <b>{words.opponents.against}</b>
        <small>{words.opponents.levels}</small>
      </p>
      <OpponentChoice label={words.opponents.against} chosen={opponent} onChoose={onChoose} />
      {who !== undefined && (
        <p className="against-who">
          <b className="against-name">{who.person}</b> <b className="against-level">{who.level[language]}</b>
          <span className="against-about">{who.about[language]}</span>
        </p>
      )}
    </div>
  )
}
