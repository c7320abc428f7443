import type { SignedIn } from '@wildcat/protocol'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Panel } from '../design/panel.tsx'
import { chooseGuest } from '../online/account-api.ts'
import { forgetTokens } from '../online/invitation.ts'
import { Row } from '../online/row.tsx'
import { useAttempt } from './attempt.ts'
import { useYou } from './words.tsx'

export type Choosing = Extract<SignedIn, { choose: unknown }>['choose']

/** Whoever signs in was a guest with tables here: they say what becomes of those. */
export function Choose({ choosing, onCome }: { choosing: Choosing; onCome: () => void }) {
  const { words: page } = useSpeech()
  const words = useYou().choose
  const { busy, attempt } = useAttempt()
  const { ticket, guest, name, tables, running } = choosing
  const called = (who: string) => (who === '' ? page.setup.person(1) : who)
  const choose = (what: 'together' | 'leave') =>
    attempt(async () => {
      await chooseGuest(ticket, what)
      if (what === 'leave') forgetTokens()
      onCome()
    })
  return (
    <Panel title={words.title}>
      <div className="you-choice">
        <p>{words.text(called(guest), tables, running)}</p>
        <Row text={words.togetherText}>
          <Button look="first" disabled={busy} onClick={() => void choose('together')}>
            {words.together(called(name))}
          </Button>
        </Row>
        <Row text={words.leaveText}>
          <Button disabled={busy} onClick={() => void choose('leave')}>
            {words.leave}
          </Button>
        </Row>
      </div>
    </Panel>
  )
}
