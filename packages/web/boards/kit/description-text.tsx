import { Each } from '../../design/each.tsx'
import { Said } from '../../session/said.tsx'
import type { Description } from './description.ts'

/** A description as a tip. */
export function DescriptionText({ of: { title, facts, act, whyNot } }: { of: Description }) {
  return (
    <>
      <strong>
        <Said text={title} />
      </strong>
      <Each of={facts}>
        {fact => (
          <span>
            <Said text={fact} />
          </span>
        )}
      </Each>
      {act !== '' && <span className="tip-act">{act}</span>}
      {whyNot !== '' && <span className="tip-why">{whyNot}</span>}
    </>
  )
}
