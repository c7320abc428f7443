/** Oil, gas, the cube of a strike, and those with which one invests. */
export const Cubes = () => (
  <>
    <symbol id="of-cube-oil" viewBox="0 0 26 26">
      <g stroke="var(--cube-edge,#0d0906)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M1.500 7.500 7 2h17.500L19 7.500z" fill="var(--oil-top,#55432f)" />
        <path d="M19 7.500 24.500 2v17.500L19 25z" fill="var(--oil-side,#17100b)" />
        <path d="M1.500 7.500H19V25H1.500z" fill="var(--oil,#2a1f17)" />
      </g>
      <path
        d="M10.250 10.600c2 2.900 3.900 5 3.900 7.300a3.900 3.900 0 0 1-7.800 0c0-2.300 1.900-4.400 3.900-7.300z"
        fill="var(--oil-mark,#e9c98a)"
      />
    </symbol>
    <symbol id="of-cube-gas" viewBox="0 0 26 26">
      <g stroke="var(--cube-edge,#0d0906)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M1.500 7.500 7 2h17.500L19 7.500z" fill="var(--gas-top,#7fbfe4)" />
        <path d="M19 7.500 24.500 2v17.500L19 25z" fill="var(--gas-side,#1b557c)" />
        <path d="M1.500 7.500H19V25H1.500z" fill="var(--gas,#2b74a6)" />
      </g>
      <path
        d="M10.800 10.200c.5 2.400 3.500 3.900 3.500 7.500a4.050 4.050 0 0 1-8.100 0c0-1.700.9-2.600 1.600-3.700.4 1 .8 1.500 1.500 1.800-.2-2.100.3-4 1.500-5.600z"
        fill="var(--gas-mark,#fff)"
      />
    </symbol>
    <symbol id="of-cube-grey" viewBox="0 0 26 26">
      <g stroke="var(--cube-edge,#0d0906)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M1.500 7.500 7 2h17.500L19 7.500z" fill="#c9c4ba" />
        <path d="M19 7.500 24.500 2v17.500L19 25z" fill="#7d776d" />
        <path d="M1.500 7.500H19V25H1.500z" fill="#a39d93" />
      </g>
      <path
        d="M6 12.500l1.800-1.800 2.450 2.450 2.450-2.450 1.800 1.800-2.450 2.450 2.450 2.450-1.800 1.800-2.450-2.450-2.450 2.450L6 17.400l2.450-2.450z"
        fill="#221b14"
      />
    </symbol>
    <symbol id="of-cube-government" viewBox="0 0 26 26">
      <g stroke="var(--cube-edge,#0d0906)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M1.500 7.500 7 2h17.500L19 7.500z" fill="#b3ada2" />
        <path d="M19 7.500 24.500 2v17.500L19 25z" fill="#68625a" />
        <path d="M1.500 7.500H19V25H1.500z" fill="#8b857a" />
      </g>
      <path
        d="M5 13.500 10.250 10l5.250 3.500zM6 14.500h1.600v5H6zM9.450 14.500h1.600v5h-1.600zM12.900 14.500h1.600v5h-1.600zM5 20.500h10.500V22H5z"
        fill="#fffaf0"
      />
    </symbol>
    <symbol id="of-cube-seat" viewBox="0 0 26 26">
      <g stroke="var(--cube-edge,#0d0906)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M1.500 7.500 7 2h17.500L19 7.500z" fill="color-mix(in srgb, var(--seat,#0068a8), #fff 35%)" />
        <path d="M19 7.500 24.500 2v17.500L19 25z" fill="color-mix(in srgb, var(--seat,#0068a8), #000 35%)" />
        <path d="M1.500 7.500H19V25H1.500z" fill="var(--seat,#0068a8)" />
      </g>
    </symbol>
    <symbol id="of-cube-ghost" viewBox="0 0 26 26">
      <path
        d="M1.500 7.500 7 2h17.500v17.500L19 25H1.500zM1.500 7.500H19V25M19 7.500 24.500 2"
        fill="none"
        stroke="var(--ghost,#6b4c30)"
        strokeWidth="1.300"
        strokeDasharray="2.500 2.500"
        strokeLinejoin="round"
      />
    </symbol>
  </>
)
