import { Dialog } from '../design/dialog.tsx'
import { CopyField } from './copy-field.tsx'
import { useOnline } from './words.tsx'

/** The code by which somebody's program takes a seat, for the host to pass on. */
export function SeatCode({ code, seat, onClose }: { code: string; seat: number; onClose: () => void }) {
  const { programs, number } = useOnline()
  return (
    <Dialog narrow title={programs.codeTitle(number(seat + 1))} onClose={onClose}>
      <div className="seat-link">
        <p>{programs.codeText}</p>
        <CopyField label={programs.code} text={code} copy={programs.copyCode} copied={programs.codeCopied} />
      </div>
    </Dialog>
  )
}
