/** A board of this family, made of the parts that a game draws itself. */
import type { RuleId, Seat, Types } from '@wildcat/kernel'
import type { CardId, Company, Square } from '@wildcat/oil-rush'
import { type ComponentType, type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from 'react'
import { LessonContext } from '../../lessons/lesson-context.ts'
import type { Plan } from '../../store/plan.ts'
import { RefusalText } from '../../table/refusal.tsx'
import { DecisionControls } from '../kit/answers/decision-controls.tsx'
import type { BoardFacts } from '../kit/board-context.ts'
import type { TableOf } from '../kit/create-game-board.tsx'
import type { DrawnBoard, PositionProps, PreviewProps, TableBoardProps } from '../kit/drawn-board.ts'
import { Flights } from '../kit/flights/flights.tsx'
import { BoardLayout, type BoardShape, PositionLayout, PreviewLayout } from '../kit/layout/board-layout.tsx'
import { Pointing } from '../kit/pointing.ts'
import type { SceneBook } from '../kit/scene.ts'
import type { Point } from '../kit/zoom/window-onto.ts'
import { ZoomFrame } from '../kit/zoom/zoom-frame.tsx'
import './art/art.css'
import { auctionEnds, lastBids } from './auction/auction-ends.ts'
import { AuctionMoment } from './auction/auction-moment.tsx'
import type { RushFacts, RushShown, RushWords } from './board-context.ts'
import { CardRow } from './cards/card-row.tsx'
import type { Choice } from './choice.ts'
import { type RushBoard, RushTable } from './create-rush-board.tsx'
import { ledTargets } from './led-targets.ts'
import { CountsBeside } from './licences/counts-beside.tsx'
import { Hands } from './licences/hands.tsx'
import { HandOfLicences } from './licences/licences.tsx'
import { ownHand } from './licences/own-hand.ts'
import type { MapArea } from './look-at.ts'
import { edgeTags } from './map/edge-tags.tsx'
import { MapOverview } from './map/map-overview.tsx'
import { type MapTargets, NO_TARGETS } from './map-targets.ts'
import { Companies } from './market/companies.tsx'
import { OwnLine } from './own-line.tsx'
import type { RushPlace } from './scenes.ts'
import { drawSprite } from './sprite.tsx'
import { rushTabs } from './tabs.tsx'
import type { Laid, Plans, SpecialOf } from './use-plans.ts'
import { useRushBoard } from './use-rush-board.ts'

/** What a game's drawing of map and track is given. */
export interface SheetProps {
  readonly facts: RushFacts
  readonly targets: MapTargets
  readonly choice: Choice | undefined
  readonly advised: Laid | undefined // to be seen beside it
  readonly about: Square | undefined // what is asked is about what stands there
  readonly pointing: Pointing
  readonly onUse: (square: Square) => void
  readonly onRide: (space: number) => void
}
export interface TipsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly targets: MapTargets
  readonly pointing: Pointing
}
export interface StatusProps {
  readonly latest: string | undefined
  readonly stopped: string | undefined
  readonly onSkip: () => void
}
export interface PlayersProps {
  readonly bots: Plan['bots'] | undefined
  readonly pending: readonly Seat[]
}

/** What a game brings. */
export interface RushBoardParts<T extends Types, Words, Shown> extends RushBoard<T, Words, Shown> {
  readonly scenes: SceneBook<T['event'], Shown, unknown, RushPlace>
  readonly look?: string // colours of its own
  readonly ratioOf: (view: T['view']) => number // of the drawing's width to its height
  readonly shapeOf?: (view: T['view']) => BoardShape['is'] // of a drawing that is as high as the screen
  readonly areaOf: (view: T['view']) => MapArea
  readonly targetsOf: (
    view: T['view'],
    seat: Seat,
    legal: readonly T['command'][],
    facts: RushFacts & { readonly words: Words },
  ) => MapTargets
  readonly siteAsked: (view: T['view']) => Square | undefined // whose barrel is to be sent
  readonly companyAsked: (view: T['view']) => Company | 'all' | undefined // what is asked is not about the map
  readonly ruleAsked: (view: T['view']) => RuleId | undefined // where the rule book tells of what is asked
  readonly specialOf?: (view: T['view']) => SpecialOf // what a card can do is chosen first
  readonly atCompany?: (view: T['view'], company: Company) => ReactNode // what else there is there
  readonly Sheet: ComponentType<SheetProps>
  readonly Tips: ComponentType<TipsProps>
  readonly Status: ComponentType<StatusProps>
  readonly Players: ComponentType<PlayersProps>
  readonly Face: ComponentType<{ readonly card: CardId }>
  readonly Controls: ComponentType<{ readonly plans: Plans }>
  readonly Waiting: ComponentType // while others decide
  readonly AtMoment?: ComponentType // what belongs to something that is told large
  readonly Besides?: ComponentType<Pick<PreviewProps, 'lit'>> // while a table is set up: what options change that does not lie on the sheet
}

export function drawnRushBoard<T extends Types, Words extends RushWords, Shown extends RushShown>(
  parts: RushBoardParts<T, Words, Shown>,
): DrawnBoard {
  const { Known, useTableFacts, TableContext, LookedAt, shownOf, rushFacts, look, Sheet, Tips, Status, Players, Controls, Waiting } = parts
  const companies = (view: T['view'], now: Company | 'all' | undefined) => (
    <Companies now={now}>{company => parts.atCompany?.(view, company)}</Companies>
  )

  // biome-ignore lint/correctness/noComponentHookFactories: called once for a game, where its module begins
  const Board = (props: TableBoardProps) => (
    <Known spoken={props.spoken} view={props.view}>
      {table => <Drawn {...props} table={table} />}
    </Known>
  )

  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Drawn({ table, ...props }: TableBoardProps & { table: TableOf<T> }) {
    const { spoken, viewer, plan, pending, stopped, lines, turn, head, panel, log, unread } = props
    const { view } = table
    const seat = turn?.seat
    const own = useTableFacts(spoken, table, viewer, seat)
    const rush = useMemo(() => ({ ...rushFacts(own), auctions: auctionEnds(lines), bids: lastBids(lines) }), [own, lines])
    const meant = useContext(LessonContext)?.meant
    const targets = useMemo(() => {
      const all = seat === undefined ? NO_TARGETS : parts.targetsOf(view, seat, own.legal, { ...rush, words: own.words })
      return meant === undefined ? all : ledTargets(all, meant)
    }, [view, seat, own, rush, meant])
    const about = useMemo(() => (turn?.isAsked === true ? parts.siteAsked(view) : undefined), [view, turn])
    const area = useMemo(() => parts.areaOf(view), [view])
    const specialOf = useMemo(() => parts.specialOf?.(view), [view])
    const { root, pointing, plans, lookAt, isClose, latest, scene, flight, sceneMs, moment, skip } = useRushBoard(props, {
      view: shownOf(view),
      scenes: parts.scenes,
      facts: rush,
      targets,
      about,
      area,
      specialOf,
    })
    const tags = useMemo(() => edgeTags(rush, moment.shown), [rush, moment.shown])
    const asked = parts.companyAsked(view)
    const isMoment = scene?.isMoment === true && latest !== undefined && props.replay === undefined // whoever looks back needs the sheet
    const shape = parts.shapeOf?.(view)
    const ratio = parts.ratioOf(view)
    return (
      <TableContext facts={own} moment={moment}>
        <RushTable facts={rush} moment={moment}>
          <BoardLayout
            root={root}
            look={look}
            shape={shape && { is: shape, ratio }}
            decision={turn?.decision}
            sceneMs={sceneMs}
            head={head(<Status latest={latest} stopped={stopped} onSkip={skip} />)}
            own={viewer !== 'spectator' && <OwnLine seat={viewer} />}
            market={companies(view, asked)}
            board={
              <ZoomFrame
                words={own.words}
                ratio={ratio}
                square={1 / rush.map.board.columns}
                lookAt={lookAt}
                isClose={isClose}
                overview={<MapOverview area={area} />}
                tags={tags}
              >
                <Sheet
                  facts={rush}
                  targets={targets}
                  choice={plans.choice}
                  advised={plans.advised}
                  about={about}
                  pointing={pointing}
                  onUse={plans.use}
                  onRide={plans.ride}
                />
              </ZoomFrame>
            }
            players={<Players bots={plan.bots} pending={pending} />}
            asks={
              <>
                {panel(
                  <DecisionControls rule={parts.ruleAsked(view)}>
                    {turn?.isAsked === true ? <Controls plans={plans} /> : <Waiting />}
                    {plans.refusal !== undefined && <RefusalText rejection={plans.refusal} />}
                  </DecisionControls>,
                )}
                {turn === undefined && <Waiting />}
              </>
            }
            hand={rush.view.viewer === 'table' ? <Hands /> : viewer !== 'spectator' && <HandOfLicences hand={ownHand(rush.view)} />}
            log={log}
            tabs={rushTabs(rush, moment.shown, viewer, unread)}
            wants={asked === undefined && !isMoment ? 'board' : 'market'}
            isEarly={isMoment}
            moment={
              isMoment && (
                <AuctionMoment key={latest} text={latest}>
                  {parts.AtMoment && <parts.AtMoment />}
                </AuctionMoment>
              )
            }
          />
          <Tips root={root} targets={targets} pointing={pointing} />
          <Flights root={root} flight={flight} ms={moment.ms} draw={drawSprite} />
        </RushTable>
      </TableContext>
    )
  }

  /** To look at: at the end of a game, in a replay, and before anything happened. */
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  const Looked = ({ spoken, view, children }: PositionProps & { children: (view: T['view'], facts: RushFacts) => ReactNode }) => (
    <LookedAt spoken={spoken} view={view}>
      {own => <Still own={own}>{children}</Still>}
    </LookedAt>
  )

  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Still({
    own,
    children,
  }: {
    own: BoardFacts<T['view'], T['command'], Words>
    children: (view: T['view'], facts: RushFacts) => ReactNode
  }) {
    const facts = useMemo(() => rushFacts(own), [own])
    return (
      <RushTable facts={facts} moment={{ shown: shownOf(own.view), event: undefined, ms: 0, turn: undefined }}>
        {children(own.view, facts)}
      </RushTable>
    )
  }

  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Position({ spoken, view }: PositionProps) {
    const root = useRef<HTMLDivElement>(null)
    const [pointing] = useState(() => new Pointing())
    return (
      <Looked spoken={spoken} view={view}>
        {(position, facts) => (
          <>
            <PositionLayout
              root={root}
              look={look}
              market={companies(position, undefined)}
              board={
                <ZoomFrame words={facts.words} ratio={parts.ratioOf(position)} square={1 / facts.map.board.columns} lookAt={NOWHERE}>
                  <StillSheet facts={facts} pointing={pointing} Sheet={Sheet} />
                </ZoomFrame>
              }
            >
              <Players bots={undefined} pending={spoken.engine.pending(view)} />
              {facts.view.onShow.length > 0 && <CardRow cards={facts.view.onShow} Face={parts.Face} />}
              <Hands />
            </PositionLayout>
            <Tips root={root} targets={NO_TARGETS} pointing={pointing} />
          </>
        )}
      </Looked>
    )
  }

  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Preview({ spoken, view, lit }: PreviewProps) {
    const [pointing] = useState(() => new Pointing())
    return (
      <Looked spoken={spoken} view={view}>
        {(position, facts) => (
          <PreviewLayout
            look={look}
            lit={lit}
            ratio={parts.ratioOf(position)}
            beside={
              <>
                {parts.Besides && <parts.Besides lit={lit} />}
                <CountsBeside lit={lit} />
              </>
            }
          >
            <StillSheet facts={facts} pointing={pointing} Sheet={Sheet} />
          </PreviewLayout>
        )}
      </Looked>
    )
  }

  return { Board, Position, Preview, help: { en: parts.words.en.help, it: parts.words.it.help } }
}

const StillSheet = ({ facts, pointing, Sheet }: Pick<SheetProps, 'facts' | 'pointing'> & { Sheet: ComponentType<SheetProps> }) => (
  <Sheet
    facts={facts}
    targets={NO_TARGETS}
    choice={undefined}
    advised={undefined}
    about={undefined}
    pointing={pointing}
    onUse={nothing}
    onRide={nothing}
  />
)

const NOWHERE: readonly Point[] = []
const nothing = () => undefined
