import type { Company } from '@wildcat/oil-rush'
import './emblem.css'

/** The signs of the three companies, drawn for this board: waves in a ring, a gusher on a shield, a star on a badge. */
const EMBLEMS: Readonly<Record<Company, { readonly ground: string; readonly sign: string; readonly line: string }>> = {
  hudson: {
    ground: 'M20 2a18 18 0 1 0 0 36 18 18 0 1 0 0-36z',
    sign: '',
    line: 'M13 9.500v15M27 9.500v15M13 17h14M8 29.500q3-3 6 0t6 0 6 0 6 0M11 33.700q2.3-2.2 4.5 0t4.5 0 4.5 0 4.5 0',
  },
  jet: {
    ground: 'M20 2 37 7.500v12.500q0 12-17 18-17-6-17-18V7.500z',
    sign: '',
    line: 'M20 32V13M20 13q-1-6-7.5-5M20 13q1-6 7.5-5M20 16.500q-2-4.5-6.5-3.500M20 16.500q2-4.5 6.5-3.500M14 32h12M16 32l2.5-9M24 32l-2.5-9',
  },
  standard: {
    ground: 'M6.5 3.500h27l4 4v25l-4 4h-27l-4-4v-25z',
    sign: 'm20 6.5 3.9 8.3 9.1 1.1-6.7 6.2 1.7 9L20 26.600l-8 4.5 1.7-9L7 15.900l9.1-1.100z',
    line: '',
  },
}

export function Emblem({ company, size = 40 }: { company: Company; size?: number }) {
  const { ground, sign, line } = EMBLEMS[company]
  return (
    <svg className="emblem" data-company={company} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <path className="emblem-ground" d={ground} />
      <path className="emblem-sign" d={sign} />
      <path className="emblem-line" d={line} />
    </svg>
  )
}
