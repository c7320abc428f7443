import type { ReactNode } from 'react'

/** Something that can be done, and what comes of it. */
export function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="around-row">
      {children}
      <p className="field-hint">{text}</p>
    </div>
  )
}
