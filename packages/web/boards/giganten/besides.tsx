import { licencesOf } from '@wildcat/oil-rush'
import { Beside } from '../kit/layout/beside.tsx'
import { LicencePiles } from '../oil-rush/licences/licences.tsx'
import { useBoard } from './board-context.tsx'

/** While a table is set up: the licences that are dealt from, and what becomes of a price after its auction. */
export function Besides({ lit }: { lit: string | undefined }) {
  const { view, words } = useBoard()
  const { licences, inflation } = view.options
  const { preview } = words
  return (
    <>
      <Beside option="licences" lit={lit} title={preview.deck(licences)}>
        <LicencePiles hand={licencesOf(licences)} />
      </Beside>
      <Beside option="inflation" lit={lit} title={preview.afterAuction}>
        {inflation ? preview.moves.map(each => <span key={each}>{each}</span>) : preview.stays}
      </Beside>
    </>
  )
}
