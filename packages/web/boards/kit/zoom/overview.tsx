import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { dockedIn, mapIn } from './frame-parts.ts'

/** The whole map, small, and which part of it the window shows. Pressing it brings that part into sight; keys scroll the window itself. */
export function Overview({ frame, children }: { frame: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const inSight = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = frame.current
    if (box === null) return
    const follow = () => {
      const { x, y, width, height } = mapIn(box)
      const left = dockedIn(box, 'left')?.offsetWidth ?? 0
      const below = dockedIn(box, 'below')?.offsetHeight ?? 0
      const part = (from: number, to: number, whole: number) => {
        const [start, end] = [Math.max(0, from / whole), Math.min(1, to / whole)]
        return [`${start * 100}%`, `${(end - start) * 100}%`] as const
      }
      const across = part(box.scrollLeft + left - x, box.scrollLeft + box.clientWidth - x, width)
      const down = part(box.scrollTop - y, box.scrollTop + box.clientHeight - below - y, height)
      Object.assign(inSight.current?.style ?? {}, { left: across[0], width: across[1], top: down[0], height: down[1] })
    }
    follow()
    const listening = new AbortController()
    box.addEventListener('scroll', follow, { passive: true, signal: listening.signal })
    const turned = new ResizeObserver(follow)
    turned.observe(box)
    if (box.firstElementChild !== null) turned.observe(box.firstElementChild)
    return () => {
      listening.abort()
      turned.disconnect()
    }
  }, [frame])
  const go = (event: PointerEvent<HTMLDivElement>) => {
    const box = frame.current
    if (box === null || event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const map = mapIn(box)
    const docked = dockedIn(box, 'left')?.offsetWidth ?? 0
    box.scrollTo({
      left: map.x + ((event.clientX - left) / width) * map.width - (box.clientWidth + docked) / 2,
      top: map.y + ((event.clientY - top) / height) * map.height - box.clientHeight / 2,
      behavior: 'instant',
    })
  }
  return (
    <div className="zoom-overview" aria-hidden="true" onPointerDown={go} onPointerMove={go}>
      {children}
      <div ref={inSight} className="zoom-in-sight" />
    </div>
  )
}
