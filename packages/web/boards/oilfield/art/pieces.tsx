/** What lies on the table besides. */
export const Pieces = () => (
  <>
    <symbol id="of-worker" viewBox="0 0 32 40">
      <ellipse cx="16" cy="37.200" rx="11" ry="2.300" fill="rgb(0 0 0 / 25%)" />
      <g stroke="var(--piece-edge,#241b12)" strokeWidth="1.5" strokeLinejoin="round" fill="var(--seat,#0068a8)">
        <path d="M4 24c0-5 4-8.500 7-9h10c3 .5 7 4 7 9l-3.500 1.500-1.500-3v15h-5.500v-9h-3v9H9v-15l-1.500 3z" />
        <circle cx="16" cy="9.500" r="5.300" fill="var(--skin,#e9c9a2)" />
        <path d="M5.500 9c2.500-1 4.500-1.400 5-1.700.4-4.600 2-6.300 5.500-6.300s5.100 1.700 5.500 6.300c.5.300 2.500.7 5 1.700-3 1.500-7 2-10.500 2s-7.500-.5-10.500-2z" />
      </g>
    </symbol>
    <symbol id="of-lease" viewBox="0 0 34 44">
      <path d="M2 2h24l6 6v34H2z" fill="var(--deed,#fffaf0)" stroke="var(--piece-edge,#241b12)" strokeWidth="1.500" />
      <path d="M26 2v6h6" fill="none" stroke="var(--piece-edge,#241b12)" strokeWidth="1.300" />
      <path d="M7 14h18M7 19h20M7 24h20M7 29h10" stroke="var(--deed-ink,#8a7550)" strokeWidth="1.500" />
      <circle cx="24" cy="33" r="4.500" fill="var(--rust,#9a3f17)" />
      <path d="m21.500 36-1 6 3.500-2 3.500 2-1-6" fill="var(--rust,#9a3f17)" />
    </symbol>
    <symbol id="of-lease-sign" viewBox="0 0 56 64">
      <path d="M14 63V24M42 63V24" stroke="var(--wood,#4a3320)" strokeWidth="3.200" strokeLinecap="round" />
      <rect
        x="3"
        y="6"
        width="50"
        height="34"
        rx="2.500"
        fill="var(--deed,#fffaf0)"
        stroke="var(--piece-edge,#241b12)"
        strokeWidth="1.600"
      />
      <rect x="6" y="9" width="44" height="28" rx="1.500" fill="none" stroke="var(--rust,#9a3f17)" strokeWidth="1" />
    </symbol>
    <symbol id="of-stake" viewBox="0 0 20 26">
      <path d="M10 25V9" stroke="var(--wood-thin,#6b4c30)" strokeWidth="2.400" strokeLinecap="round" />
      <path d="M4 9h12M6 5l8 8M14 5l-8 8" stroke="var(--wood-thin,#6b4c30)" strokeWidth="1.200" opacity=".8" />
    </symbol>
    <symbol id="of-marker" viewBox="0 0 34 60">
      <path d="M6 59V3" stroke="var(--piece-edge,#241b12)" strokeWidth="2.600" strokeLinecap="round" />
      <path
        d="M7 4h25l-6 9 6 9H7z"
        fill="var(--seat,#0068a8)"
        stroke="var(--piece-edge,#241b12)"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
    </symbol>
    <symbol id="of-card-back" viewBox="0 0 60 84">
      <rect x="1" y="1" width="58" height="82" rx="6" fill="var(--deed,#fffaf0)" stroke="var(--piece-edge,#241b12)" strokeWidth="1.600" />
      <rect x="5" y="5" width="50" height="74" rx="3" fill="var(--seat,#0068a8)" />
      <path d="M5 23 23 5M5 41 41 5M5 59 55 9M5 77 55 27M21 79l34-34M39 79l16-16" stroke="#fffaf0" strokeOpacity=".28" strokeWidth="3" />
      <circle cx="30" cy="42" r="14" fill="var(--deed,#fffaf0)" stroke="var(--piece-edge,#241b12)" strokeWidth="1.300" />
    </symbol>
    <symbol id="of-bag" viewBox="0 0 64 72">
      <path
        d="M22 18C10 26 4 42 5 56c1 10 8 14 27 14s26-4 27-14c1-14-5-30-17-38z"
        fill="var(--sack,#cfae7a)"
        stroke="var(--piece-edge,#241b12)"
        strokeWidth="1.800"
      />
      <path
        d="M20 18c-3-6-6-8-8-13 6 1 8 3 11 2 3-2 4-5 9-5s6 3 9 5c3 1 5-1 11-2-2 5-5 7-8 13z"
        fill="var(--sack,#cfae7a)"
        stroke="var(--piece-edge,#241b12)"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
      <path d="M19 19q13 5 26 0M22 22q10 3 20 0" fill="none" stroke="var(--rust,#9a3f17)" strokeWidth="2.400" />
      <path d="M17 30q-6 11-6 22M47 30q6 11 6 22" fill="none" stroke="var(--piece-edge,#241b12)" opacity=".35" strokeWidth="1.300" />
    </symbol>
    <symbol id="of-vp" viewBox="0 0 28 28">
      <path
        d="m14 1.500 3 2.600 3.900-.7 1.400 3.700 3.700 1.400-.7 3.900 2.600 3-2.600 3 .7 3.900-3.700 1.400-1.400 3.700-3.900-.7-3 2.600-3-2.600-3.900.7-1.400-3.700L2 22.300l.7-3.900-2.600-3 2.600-3L2 8.500l3.700-1.400 1.400-3.700 3.900.7z"
        transform="translate(.6 -1)"
        fill="var(--medal,#e2ac35)"
        stroke="var(--piece-edge,#241b12)"
        strokeWidth="1.300"
        strokeLinejoin="round"
      />
      <circle cx="14" cy="14" r="7.600" fill="none" stroke="var(--piece-edge,#241b12)" strokeWidth="1" opacity=".55" />
    </symbol>
    <symbol id="of-strike" viewBox="0 0 60 66">
      <path d="M22 65 27 30M44 65 36 30" stroke="var(--wood,#4a3320)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="m3 12 51-9 4 24-51 9z"
        fill="var(--deed,#fffaf0)"
        stroke="var(--piece-edge,#241b12)"
        strokeWidth="1.700"
        strokeLinejoin="round"
      />
    </symbol>
    <symbol id="of-supervisor" viewBox="0 0 24 24">
      <path
        d="M12 1.500 21 5v7c0 6-4 9-9 11-5-2-9-5-9-11V5z"
        fill="var(--medal,#e2ac35)"
        stroke="var(--piece-edge,#241b12)"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
      <path
        d="m12 6.500 1.600 3.400 3.800.5-2.800 2.600.7 3.700-3.300-1.800-3.300 1.800.7-3.700-2.800-2.600 3.800-.5z"
        fill="var(--piece-edge,#241b12)"
      />
    </symbol>
    <symbol id="of-first" viewBox="0 0 24 24">
      <path d="M5 23V2" stroke="var(--piece-edge,#241b12)" strokeWidth="2.200" strokeLinecap="round" />
      <path
        d="M6 3c5-2.500 8 2.500 15 0v11c-7 2.500-10-2.500-15 0z"
        fill="var(--deed,#fffaf0)"
        stroke="var(--piece-edge,#241b12)"
        strokeWidth="1.400"
      />
      <path d="M12 7l2-1.200v6" fill="none" stroke="#241b12" strokeWidth="1.800" />
    </symbol>
    <symbol id="of-smoke" viewBox="0 0 60 90">
      <g fill="none" stroke="var(--smoke,#6d635a)" strokeLinecap="round">
        <path d="M30 88c-8-12 10-18 2-32S44 38 34 22 42 8 38 2" strokeWidth="7" opacity=".3" />
        <path d="M26 88c-4-10 7-16 2-28s8-18 2-32" strokeWidth="3.500" opacity=".45" />
      </g>
    </symbol>
  </>
)
