/** The sign of a licence: a written sheet with a corner folded. */
export function LicenceSign({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 3h10l4 4v14H5z" />
      <path d="M8.5 9h7M8.5 12.500h7M8.5 16h4" />
    </svg>
  )
}
