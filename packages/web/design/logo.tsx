/** The mark of Wildcat: a derrick with the ears of a cat. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="4 2 24 26" width={size} height={size} aria-hidden="true">
      <path
        d="M12.2 13.5 8.6 26.5M19.8 13.5l3.6 13M6.5 26.5h19M11 18h10M9.8 22.2h12.4M11 18l11.2 4.2M21 18 9.8 22.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m10.2 4 3.3 3.4h5L21.8 4l.9 7.2-3.4 2.9h-6.6l-3.4-2.9zM12.9 9.3l-.5.9 2 1.1.5-.9zm6.2 0-2 1.1.5.9 2-1.1z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  )
}
