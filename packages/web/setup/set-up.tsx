import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Planning } from './planning.tsx'
import { SetUpForm } from './set-up-form.tsx'

export function SetUp({ game }: { game: string }) {
  const { words } = useSpeech()
  return (
    <Planning game={game} title={words.setup.title} back={{ to: paths.lobby, label: words.common.lobby }}>
      {(spoken, bots) => <SetUpForm spoken={spoken} bots={bots} />}
    </Planning>
  )
}
