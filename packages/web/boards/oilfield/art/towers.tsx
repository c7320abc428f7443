/** What can be built. */
export const Towers = () => (
  <>
    <symbol id="of-tower-small" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <path
          d="M-13.5 0L10.4 -14.3M13.5 0L-10.4 -14.3M-10.4 -14.3L7.7 -26.7M10.4 -14.3L-7.7 -26.7M-10.4 -14.3L10.4 -14.3M-7.7 -26.7L5.4 -37.3M7.7 -26.7L-5.4 -37.3M-7.7 -26.7L7.7 -26.7M-5.4 -37.3L3.5 -46M5.4 -37.3L-3.5 -46M-5.4 -37.3L5.4 -37.3"
          fill="none"
          stroke="var(--wood-thin,#6b4c30)"
          strokeWidth="1.1"
          strokeLinecap="round"
        />
        <path d="M-13.5 0L-3.5 -46M13.5 0L3.5 -46" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-5.5 -48.4h11v3h-11zM-3.5 -51.6h7l1.2 3.2h-9.4z" fill="var(--wood,#4a3320)" />
        <path d="M-15.5 -1.5h31v3h-31z" fill="var(--wood,#4a3320)" />
      </g>
    </symbol>
    <symbol id="of-tower-medium" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <path
          d="M-17 0L13.7 -18.8M17 0L-13.7 -18.8M-13.7 -18.8L10.8 -35.1M13.7 -18.8L-10.8 -35.1M-13.7 -18.8L13.7 -18.8M-10.8 -35.1L8.3 -49M10.8 -35.1L-8.3 -49M-10.8 -35.1L10.8 -35.1M-8.3 -49L6.3 -60.4M8.3 -49L-6.3 -60.4M-8.3 -49L8.3 -49M-6.3 -60.4L4.7 -69.4M6.3 -60.4L-4.7 -69.4M-6.3 -60.4L6.3 -60.4M-4.7 -69.4L3.5 -76M4.7 -69.4L-3.5 -76M-4.7 -69.4L4.7 -69.4"
          fill="none"
          stroke="var(--wood-thin,#6b4c30)"
          strokeWidth="1.1"
          strokeLinecap="round"
        />
        <path d="M-17 0L-3.5 -76M17 0L3.5 -76" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-5.5 -78.4h11v3h-11zM-3.5 -81.6h7l1.2 3.2h-9.4z" fill="var(--wood,#4a3320)" />
        <path d="M-19 -1.5h38v3h-38z" fill="var(--wood,#4a3320)" />
      </g>
    </symbol>
    <symbol id="of-tower-mixed" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <path
          d="M-22 0L4.9 -18.4M8 0L-18.9 -18.4M-18.9 -18.4L2.2 -34.4M4.9 -18.4L-16.2 -34.4M-18.9 -18.4L4.9 -18.4M-16.2 -34.4L-0.1 -48M2.2 -34.4L-13.9 -48M-16.2 -34.4L2.2 -34.4M-13.9 -48L-2 -59.2M-0.1 -48L-12 -59.2M-13.9 -48L-0.1 -48M-12 -59.2L-3.5 -68M-2 -59.2L-10.5 -68M-12 -59.2L-2 -59.2"
          fill="none"
          stroke="var(--wood-thin,#6b4c30)"
          strokeWidth="1.1"
          strokeLinecap="round"
        />
        <path d="M-22 0L-10.5 -68M8 0L-3.5 -68" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-12.5 -70.4h11v3h-11zM-10.5 -73.6h7l1.2 3.2h-9.4z" fill="var(--wood,#4a3320)" />
        <path d="M-24 -1.5h34v3h-34z" fill="var(--wood,#4a3320)" />
        <circle
          cx="18"
          cy="-15"
          r="9"
          fill="var(--gas,#2b74a6)"
          stroke="var(--piece-edge,#241b12)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path d="M9 -15q9 4.95 18 0" fill="none" stroke="var(--gas-top,#7fbfe4)" strokeWidth="1" />
        <path
          d="M12.600000000000001 -7.8L10.8 0M23.4 -7.8L25.2 0"
          fill="none"
          stroke="var(--wood,#4a3320)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M18-24v-8h-20" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
      </g>
    </symbol>
    <symbol id="of-tower-smallLocal" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <path d="M-20 0l7-26 7 26M-17-11h8" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-29-33.500 6-25.500" stroke="var(--wood,#4a3320)" strokeWidth="3.6" strokeLinecap="round" />
        <path d="M6-31c4.500 1.500 5.500 8 2.500 12l-4-1.500z" fill="var(--wood,#4a3320)" />
        <path d="M6-20V0M-27-33v33" fill="none" stroke="var(--wood-thin,#6b4c30)" strokeWidth="1.1" strokeLinecap="round" />
        <circle cx="-26" cy="-8" r="7" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="1.8" />
        <path d="M-33 -8h14M-26 -15v14" fill="none" stroke="var(--wood-thin,#6b4c30)" strokeWidth="1.1" strokeLinecap="round" />
        <g transform="translate(11 0)">
          <path d="M0 0v-13M17 0v-13" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
          <path
            d="M-2 -13l2.500-7h16l2.500 7z"
            fill="var(--awning,#b4512c)"
            stroke="var(--piece-edge,#241b12)"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
          <path d="M4 -13l1-7M9.5 -13v-7M14 -13l-1-7" stroke="#fff4dc" strokeWidth="1.8" />
          <path
            d="M0 -6.500h17v6.500h-17z"
            fill="var(--tin,#d8cdb8)"
            stroke="var(--piece-edge,#241b12)"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
        </g>
      </g>
    </symbol>
    <symbol id="of-tower-mediumLocal" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <path
          d="M-24 0L4.9 -18.8M8 0L-20.9 -18.8M-20.9 -18.8L2.2 -35.1M4.9 -18.8L-18.2 -35.1M-20.9 -18.8L4.9 -18.8M-18.2 -35.1L-0.1 -49M2.2 -35.1L-15.9 -49M-18.2 -35.1L2.2 -35.1M-15.9 -49L-1.9 -60.4M-0.1 -49L-14.1 -60.4M-15.9 -49L-0.1 -49M-14.1 -60.4L-3.4 -69.4M-1.9 -60.4L-12.6 -69.4M-14.1 -60.4L-1.9 -60.4M-12.6 -69.4L-4.5 -76M-3.4 -69.4L-11.5 -76M-12.6 -69.4L-3.4 -69.4"
          fill="none"
          stroke="var(--wood-thin,#6b4c30)"
          strokeWidth="1.1"
          strokeLinecap="round"
        />
        <path d="M-24 0L-11.5 -76M8 0L-4.5 -76" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-13.5 -78.4h11v3h-11zM-11.5 -81.6h7l1.2 3.2h-9.4z" fill="var(--wood,#4a3320)" />
        <path d="M-26 -1.5h36v3h-36z" fill="var(--wood,#4a3320)" />
        <g transform="translate(11 0)">
          <path d="M0 0v-13M17 0v-13" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
          <path
            d="M-2 -13l2.500-7h16l2.500 7z"
            fill="var(--awning,#b4512c)"
            stroke="var(--piece-edge,#241b12)"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
          <path d="M4 -13l1-7M9.5 -13v-7M14 -13l-1-7" stroke="#fff4dc" strokeWidth="1.8" />
          <path
            d="M0 -6.500h17v6.500h-17z"
            fill="var(--tin,#d8cdb8)"
            stroke="var(--piece-edge,#241b12)"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
        </g>
      </g>
    </symbol>
    <symbol id="of-tower-national" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <path
          d="M-19 0L7.9 -16.8M11 0L-15.9 -16.8M-15.9 -16.8L5.2 -31.3M7.9 -16.8L-13.2 -31.3M-15.9 -16.8L7.9 -16.8M-13.2 -31.3L2.9 -43.7M5.2 -31.3L-10.9 -43.7M-13.2 -31.3L5.2 -31.3M-10.9 -43.7L1 -54M2.9 -43.7L-9 -54M-10.9 -43.7L2.9 -43.7M-9 -54L-0.5 -62M1 -54L-7.5 -62M-9 -54L1 -54"
          fill="none"
          stroke="var(--wood-thin,#6b4c30)"
          strokeWidth="1.1"
          strokeLinecap="round"
        />
        <path d="M-19 0L-7.5 -62M11 0L-0.5 -62" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-9.5 -64.4h11v3h-11zM-7.5 -67.6h7l1.2 3.2h-9.4z" fill="var(--wood,#4a3320)" />
        <path d="M-21 -1.5h34v3h-34z" fill="var(--wood,#4a3320)" />
        <path d="M-4-67v-22" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M-3.500-89c6-3 10 3 17 0v12c-7 3-11-3-17 0z"
          fill="var(--flag,#9d1f1c)"
          stroke="var(--piece-edge,#241b12)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path d="M-3.500-85c6-3 10 3 17 0M-3.500-81c6-3 10 3 17 0" fill="none" stroke="#fff4dc" strokeWidth="1.4" />
        <path
          d="M14 0v-13l7.5 -5.46 7.5 5.46v13z"
          fill="var(--tin,#d8cdb8)"
          stroke="var(--piece-edge,#241b12)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
      </g>
    </symbol>
    <symbol id="of-tower-government" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <path
          d="M-22 0L3.2 -16.2M6 0L-19.2 -16.2M-19.2 -16.2L0.7 -30.3M3.2 -16.2L-16.7 -30.3M-19.2 -16.2L3.2 -16.2M-16.7 -30.3L-1.4 -42.3M0.7 -30.3L-14.6 -42.3M-16.7 -30.3L0.7 -30.3M-14.6 -42.3L-3.1 -52.2M-1.4 -42.3L-12.9 -52.2M-14.6 -42.3L-1.4 -42.3M-12.9 -52.2L-4.5 -60M-3.1 -52.2L-11.5 -60M-12.9 -52.2L-3.1 -52.2"
          fill="none"
          stroke="var(--wood-thin,#6b4c30)"
          strokeWidth="1.1"
          strokeLinecap="round"
        />
        <path d="M-22 0L-11.5 -60M6 0L-4.5 -60" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-13.5 -62.4h11v3h-11zM-11.5 -65.6h7l1.2 3.2h-9.4z" fill="var(--wood,#4a3320)" />
        <path d="M-24 -1.5h32v3h-32z" fill="var(--wood,#4a3320)" />
        <path
          d="M7 0v-3h24v3zM7-17l12-8 12 8zM10-3v-12M15.500-3v-12M22.500-3v-12M28-3v-12"
          fill="var(--tin,#d8cdb8)"
          stroke="var(--piece-edge,#241b12)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <circle cx="19" cy="-33" r="7" fill="#e8791c" stroke="var(--piece-edge,#241b12)" strokeWidth="1.6" />
      </g>
    </symbol>
    <symbol id="of-tower-governmentPaid" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <path
          d="M-22 0L3.2 -16.2M6 0L-19.2 -16.2M-19.2 -16.2L0.7 -30.3M3.2 -16.2L-16.7 -30.3M-19.2 -16.2L3.2 -16.2M-16.7 -30.3L-1.4 -42.3M0.7 -30.3L-14.6 -42.3M-16.7 -30.3L0.7 -30.3M-14.6 -42.3L-3.1 -52.2M-1.4 -42.3L-12.9 -52.2M-14.6 -42.3L-1.4 -42.3M-12.9 -52.2L-4.5 -60M-3.1 -52.2L-11.5 -60M-12.9 -52.2L-3.1 -52.2"
          fill="none"
          stroke="var(--wood-thin,#6b4c30)"
          strokeWidth="1.1"
          strokeLinecap="round"
        />
        <path d="M-22 0L-11.5 -60M6 0L-4.5 -60" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-13.5 -62.4h11v3h-11zM-11.5 -65.6h7l1.2 3.2h-9.4z" fill="var(--wood,#4a3320)" />
        <path d="M-24 -1.5h32v3h-32z" fill="var(--wood,#4a3320)" />
        <path
          d="M7 0v-3h24v3zM7-17l12-8 12 8zM10-3v-12M15.500-3v-12M22.500-3v-12M28-3v-12"
          fill="var(--tin,#d8cdb8)"
          stroke="var(--piece-edge,#241b12)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
      </g>
    </symbol>
    <symbol id="of-tower-storage" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <path
          d="M-25-36v33c0 3.500 11 6 25 6s25-2.500 25-6v-33z"
          fill="var(--tin,#d8cdb8)"
          stroke="var(--piece-edge,#241b12)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <ellipse
          cx="0"
          cy="-36"
          rx="25"
          ry="6.500"
          fill="var(--tin,#d8cdb8)"
          stroke="var(--piece-edge,#241b12)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path
          d="M-25-24c0 3.500 11 6 25 6s25-2.500 25-6M-25-13c0 3.500 11 6 25 6s25-2.500 25-6"
          fill="none"
          stroke="var(--piece-edge,#241b12)"
          opacity=".45"
        />
        <path
          d="M15-31v33M20-32v33M15-25h5M15-18h5M15-11h5M15-4h5"
          fill="none"
          stroke="var(--wood-thin,#6b4c30)"
          strokeWidth="1.1"
          strokeLinecap="round"
        />
        <path d="M0-42v-6h-12" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
      </g>
    </symbol>
    <symbol id="of-tower-gasRefinery" viewBox="0 0 64 100">
      <g transform="translate(32 97)">
        <circle
          cx="-13"
          cy="-24"
          r="13"
          fill="var(--gas,#2b74a6)"
          stroke="var(--piece-edge,#241b12)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path d="M-26 -24q13 7.15 26 0" fill="none" stroke="var(--gas-top,#7fbfe4)" strokeWidth="1" />
        <path
          d="M-20.8 -13.6L-23.4 0M-5.2 -13.6L-2.5999999999999996 0"
          fill="none"
          stroke="var(--wood,#4a3320)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path
          d="M8 0v-20l10 -8.4 10 8.4v20z"
          fill="var(--tin,#d8cdb8)"
          stroke="var(--piece-edge,#241b12)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path d="M18-26v-22M24-22v-18" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-13-37v-8h31" fill="none" stroke="var(--wood,#4a3320)" strokeWidth="2" strokeLinecap="round" />
      </g>
    </symbol>
  </>
)
