import { type ReactNode, useEffect, useRef } from 'react'
import { Details } from '../design/details.tsx'
import { Icon, type IconName } from '../design/icon.tsx'

interface MessageProps {
  icon: IconName
  title: string
  text: ReactNode
  detail?: string
  actions: ReactNode
}

/** A whole screen that says one thing, and where to go from there. */
export function Message({ icon, title, text, detail = '', actions }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="message">
      <Icon name={icon} size={48} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <Details text={detail} />
      <div className="message-actions">{actions}</div>
    </div>
  )
}
