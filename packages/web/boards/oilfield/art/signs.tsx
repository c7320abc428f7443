/** What can be done, as signs. */
export const Signs = () => (
  <>
    <symbol id="of-sign-lease" viewBox="0 0 32 32">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 4h13l4 4v20H8zM21 4v4h4M12 11h6M12 15h9M12 19h9" />
        <circle cx="20" cy="24" r="2.400" fill="currentColor" />
      </g>
    </symbol>
    <symbol id="of-sign-build" viewBox="0 0 32 32">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="m6 26 12-12M13 7l12 11 3-3L17 4c-2-1.500-5-1-8 1 2 0 3 .5 4 2zM5 24l3 3" />
      </g>
    </symbol>
    <symbol id="of-sign-drill" viewBox="0 0 32 32">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M9 28 14.500 6h3L23 28M11 20h10M13 13h6M10 24l11-4M22 24l-11-4M12 18l7-5M20 18l-7-5M13 4h6" />
        <path d="M16 28v2" strokeWidth="3" />
      </g>
    </symbol>
    <symbol id="of-sign-local" viewBox="0 0 32 32">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5 13 8 5h16l3 8M5 13q2.750 4 5.500 0 2.750 4 5.500 0 2.750 4 5.500 0 2.750 4 5.500 0M7 17v10h18V17M14 27v-6h5v6" />
      </g>
    </symbol>
    <symbol id="of-sign-national" viewBox="0 0 32 32">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3 21h14v-9H3zM17 21h11v-5l-4-5h-7zM21 15h4M1 27h30" />
        <circle cx="8" cy="24" r="2.500" fill="var(--sign-ground,#fff)" />
        <circle cx="23" cy="24" r="2.500" fill="var(--sign-ground,#fff)" />
        <path d="M7 12V8h6v4" />
      </g>
    </symbol>
    <symbol id="of-sign-first" viewBox="0 0 32 32">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7 28V4M7 5c6-3 10 3 18 0v12c-8 3-12-3-18 0" />
        <path d="M16 8.500v6M14.500 10l1.500-1.500" />
      </g>
    </symbol>
    <symbol id="of-sign-subsidy" viewBox="0 0 32 32">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5 13 16 6l11 7zM7 27h18M6 24h20M9 13v11M14 13v11M18 13v11M23 13v11" />
      </g>
    </symbol>
    <symbol id="of-sign-invest" viewBox="0 0 32 32">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5 27h22M8 27v-8h4v8M15 27V14h4v13M22 27V8h4v19M5 13l7-5 4 2 8-6M20 4h4v4" />
      </g>
    </symbol>
  </>
)
