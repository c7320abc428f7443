import { at } from '@wildcat/kernel'
import { type CommandOf, isStruck, TILE_FACTS, type Tile } from '@wildcat/oilfield/board'
import { Pick } from '../../kit/answers/pick.tsx'
import { Sign } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
import { Takes } from '../market.tsx'
import type { DecideProps } from './controls.tsx'
import { Decision } from './decision.tsx'

type Building = CommandOf<'build'>

/** Buildings within one's means, and where the picked one could stand. */
export function Build({ onChoose }: DecideProps) {
  const { words, legal } = useBoard()
  const { picked } = useChoice()
  const ways = legal.flatMap(command => (command.kind === 'build' ? [command] : []))
  const tiles = [...new Set(ways.map(({ tile }) => tile))]
  const chosen = picked?.kind === 'build' ? picked : undefined
  const places = ways.filter(({ tile }) => tile === chosen?.tile)
  return (
    <Decision
      chosen={chosen}
      {...(chosen === undefined && { action: words.choose('build') })}
      comes={chosen === undefined ? null : <Comes of={chosen} />}
      onChoose={onChoose}
    >
      <div className="choice-list choice-buildings">
        {tiles.map(tile => (
          <Building key={tile} tile={tile} ways={ways} />
        ))}
      </div>
      {places.length > 1 && <Places places={places} />}
    </Decision>
  )
}

/** Where it will stand, what it can do at once, and what is left; on a phone also what it is. */
function Comes({ of: { tile, on } }: { of: Building }) {
  const { view, viewer, words } = useBoard()
  if (viewer === 'spectator') return null
  const drills = on !== 'refinery' && tile !== 'national' && !isStruck(view, on)
  return (
    <p>
      <span className="choice-effect">{words.effects[tile]}.</span>{' '}
      {words.built(on, drills, at(view.money, viewer) - TILE_FACTS[tile].price)}
    </p>
  )
}

/** Where it was picked to stand, it stays, if there is room for this one. */
function Building({ tile, ways }: { tile: Tile; ways: readonly Building[] }) {
  const { words } = useBoard()
  const { picked, pick, advised } = useChoice()
  const here = picked?.kind === 'build' ? picked : undefined
  const own = ways.filter(each => each.tile === tile)
  const way = own.find(({ on }) => on === here?.on) ?? own[0]
  return (
    <Pick
      className="choice"
      isPicked={here?.tile === tile}
      isAdvised={advised?.kind === 'build' && advised.tile === tile}
      onPick={() => way !== undefined && pick(way)}
    >
      <span className="choice-face">
        <Sign of={`tower-${tile}`} className="choice-sign choice-building" />
        <span className="choice-text">
          <b>{`${words.tiles[tile]}, ${words.money(TILE_FACTS[tile].price)}`}</b>
          <small>{words.effects[tile]}</small>
          <span className="choice-takes" aria-hidden="true">
            <Takes tile={tile} />
          </span>
        </span>
      </span>
    </Pick>
  )
}

function Places({ places }: { places: readonly Building[] }) {
  const { words } = useBoard()
  const { picked, pick, advised } = useChoice()
  return (
    <fieldset className="choice-places">
      <legend className="unseen">{words.where}</legend>
      {places.map(command => (
        <Pick
          key={command.on}
          className="choice-place"
          isPicked={isSame(picked, command)}
          isAdvised={isSame(advised, command)}
          onPick={() => pick(command)}
        >
          {command.on === 'refinery' ? words.atRefinery : words.fieldNames[command.on]}
        </Pick>
      ))}
    </fieldset>
  )
}
