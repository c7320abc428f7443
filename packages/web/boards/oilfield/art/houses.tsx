import type { Column } from '@wildcat/oilfield/board'
import { memo } from 'react'

/** False fronts and gables: each house of the street has its own roof. */
const ROOFS: Readonly<Record<Column, string>> = {
  lease: 'M1 80V14h20L31 4h138l10 10h20v66z',
  build: 'M1 80V21L100 3l99 18v59z',
  drill: 'M1 80V12h29V5h140v7h29v68z',
  local: 'M1 80V17h23q76-27 152 0h23v63z',
  first: 'M1 80V14h69V4h60v10h69v66z',
  subsidy: 'M1 80V22L100 4l99 18v58z',
  invest: 'M1 80V14h12V5h174v9h12v66z',
}

export const HouseFront = memo(function HouseFront({ of }: { of: Column }) {
  return (
    <svg className="house-front" viewBox="0 0 200 80" preserveAspectRatio="none" aria-hidden="true">
      <path d={ROOFS[of]} />
    </svg>
  )
})
