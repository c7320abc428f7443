import { Button } from '../../../design/button.tsx'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { useDetour } from '../use-detour.ts'

/** Another way than those proposed: by way of a place that is pressed on the map. */
export function Detour() {
  const { words } = useBoard()
  const { via, asksForVia = false, pick } = useChoice()
  const detour = useDetour()
  if (detour === undefined) return null
  const { plan } = words
  return (
    <div className="detour">
      <Button look="quiet" aria-pressed={asksForVia} onClick={() => pick({ asksForVia: !asksForVia })}>
        {plan.another}
      </Button>
      {via !== undefined && (
        <Button look="quiet" onClick={() => detour(undefined)}>
          {plan.anyWay}
        </Button>
      )}
      {asksForVia && <p>{plan.press}</p>}
    </div>
  )
}
