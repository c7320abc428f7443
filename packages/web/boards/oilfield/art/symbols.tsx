import { memo } from 'react'
import { Cubes } from './cubes.tsx'
import { Grain } from './ground.tsx'
import { Pieces } from './pieces.tsx'
import { Signs } from './signs.tsx'
import { Towers } from './towers.tsx'

/** Everything that lies on this table, drawn once and used by name. Colours come from where a piece is used. */
export const Symbols = memo(function Symbols() {
  return (
    <svg className="oilfield-symbols" aria-hidden="true">
      <Grain />
      <Cubes />
      <Towers />
      <Signs />
      <Pieces />
    </svg>
  )
})

export type SymbolName =
  | 'cube-oil'
  | 'cube-gas'
  | 'cube-grey'
  | 'cube-government'
  | 'cube-seat'
  | 'cube-ghost'
  | 'tower-small'
  | 'tower-medium'
  | 'tower-mixed'
  | 'tower-smallLocal'
  | 'tower-mediumLocal'
  | 'tower-national'
  | 'tower-government'
  | 'tower-governmentPaid'
  | 'tower-storage'
  | 'tower-gasRefinery'
  | 'sign-lease'
  | 'sign-build'
  | 'sign-drill'
  | 'sign-local'
  | 'sign-national'
  | 'sign-first'
  | 'sign-subsidy'
  | 'sign-invest'
  | 'worker'
  | 'lease'
  | 'lease-sign'
  | 'stake'
  | 'marker'
  | 'card-back'
  | 'bag'
  | 'vp'
  | 'strike'
  | 'supervisor'
  | 'first'
  | 'smoke'

interface SignProps {
  of: SymbolName
  className?: string
  box?: string
}

/** One of them, in its own box. */
export const Sign = ({ of, className, box }: SignProps) => (
  <svg className={className ?? 'sign'} viewBox={box ?? BOXES[of] ?? '0 0 32 32'} aria-hidden="true">
    <use href={`#of-${of}`} />
  </svg>
)

const BOXES: Partial<Record<SymbolName, string>> = {
  'cube-oil': '0 0 26 26',
  'cube-gas': '0 0 26 26',
  'cube-grey': '0 0 26 26',
  'cube-government': '0 0 26 26',
  'cube-seat': '0 0 26 26',
  'cube-ghost': '0 0 26 26',
  'tower-small': '0 0 64 100',
  'tower-medium': '0 0 64 100',
  'tower-mixed': '0 0 64 100',
  'tower-smallLocal': '0 0 64 100',
  'tower-mediumLocal': '0 0 64 100',
  'tower-national': '0 0 64 100',
  'tower-government': '0 0 64 100',
  'tower-governmentPaid': '0 0 64 100',
  'tower-storage': '0 0 64 100',
  'tower-gasRefinery': '0 0 64 100',
  worker: '0 0 32 40',
  lease: '0 0 34 44',
  'lease-sign': '0 0 56 64',
  stake: '0 0 20 26',
  marker: '0 0 34 60',
  'card-back': '0 0 60 84',
  bag: '0 0 64 72',
  vp: '0 0 28 28',
  strike: '0 0 60 66',
  supervisor: '0 0 24 24',
  first: '0 0 24 24',
  smoke: '0 0 60 90',
}
