// What is only painted or laid out, and has neither role nor name: boxes that are measured, pieces of a drawing, tips (whose words are in
// the labels of what they are about). The one file of the browser tests that knows how the page calls things in its styles.

import type { Locator, Page } from '@playwright/test'

/** Beside what is pointed at. */
export const tip = (page: Page): Locator => page.locator('.tip')
/** On a phone, while others decide: the last lines of the log, which are read out elsewhere. */
export const latestLines = (page: Page): Locator => page.locator('.latest li')
/** And what they decide about. */
export const waitingControls = (page: Page): Locator => page.locator('.decide[data-asked="false"] > .controls')
/** The signs of players, in their colours. */
export const seatSigns = (place: Page | Locator): Locator => place.locator('.seat-shape')
export const coloursOf = (signs: Locator): Promise<string[]> => signs.evaluateAll(all => all.map(each => getComputedStyle(each).fill))

/** What a map is painted on; it has no width of its own before. */
export const groundOf = (map: Locator): Locator => map.locator('canvas')

/** Of a board: what is drawn. */
export const mapSheet = (page: Page): Locator => page.locator('.sheet-map')
export const priceScales = (page: Page): Locator => page.locator('.price-scale')
export const wayCost = (page: Page): Locator => page.locator('.way[data-firm="true"] .way-cost')
export const knownTiles = (page: Page): Locator => page.locator('.tile[data-known="true"]')
export const licenceCards = (place: Page | Locator): Locator => place.locator('.licence')
export const ownTruck = (page: Page): Locator => page.locator('.trucks [data-anchor="truck-0"]')
export const ringAbout = (page: Page): Locator => page.locator('.ring-about')
/** In a sheet of choices: what is not picked yet. Tabs and parts that are opened look alike to a role. */
export const cardsToPick = (sheet: Locator): Locator => sheet.locator('.pick[aria-pressed="false"]')
/** The plan that was picked, on the map. */
export const drawnRoute = (page: Page): Locator => page.locator('.route')
/** A point of its line: at half of its length, where it can be taken. */
export const middleOfRoute = (page: Page): Promise<readonly [number, number]> =>
  page.locator('.route-handle').evaluate(line => {
    if (!(line instanceof SVGPathElement)) throw new Error('there is no line')
    const { x, y } = line.getPointAtLength(line.getTotalLength() / 2)
    const { left = 0, top = 0 } = line.ownerSVGElement?.getBoundingClientRect() ?? {}
    return [left + x, top + y] as const
  })
export const shapeOfRoute = (page: Page): Promise<string | null> => drawnRoute(page).getAttribute('d')
/** What it would go by way of, while it is pulled there. */
export const pulledOver = (page: Page): Locator => page.locator('.route-over')
/** Where customs and events are met on it. */
export const signsOnRoute = (page: Page): Locator => page.locator('.route-met use')
/** The middle of a name on the map. */
export async function nameOnMap(page: Page, name: string | RegExp): Promise<readonly [number, number]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.name').filter({ hasText: name }).boundingBox()) ?? {}
  return [x + width / 2, y + height / 2]
}

/** What is named at the edge of the map because it lies outside of it. */
export const edgeTags = (page: Page): Locator => page.locator('.edge-tag')
export const scrollMapBy = (page: Page, left: number): Promise<void> =>
  page.locator('.zoom-frame').evaluate((frame, by) => frame.scrollBy({ left: by, behavior: 'instant' }), left)
/** And how it is laid out. */
/** What stands on the backs of the Oil Baron's licences. */
export const baronBacks = async (page: Page): Promise<string> => (await page.locator('.baron-back').allTextContents()).join('')
/** How large what is pressed on a map is. */
export const squareWidth = (page: Page): Promise<number> =>
  page
    .locator('.square')
    .first()
    .evaluate(square => square.getBoundingClientRect().width)
export const zoomWindow = (page: Page): Locator => page.locator('.zoom')
export const ownLine = (page: Page): Locator => page.locator('.own-line')
export const competitorsOwnLine = (page: Page): Locator => page.locator('.competitors-own')
export const oilfieldOwnLine = (page: Page): Locator => page.locator('.oilfield-own')
export const askingSheet = (page: Page): Locator => page.locator('.board-sheet')
export const progressParts = (page: Page): Locator => page.locator('.status > *')

/** In the sheet of a board: what can be scrolled down, how wide its scrollbar is, by how much it is narrower for that, and what lies under it. */
export const scrolledDown = (page: Page): Promise<{ bar: number; narrower: number; under: (string | null)[]; sideways: boolean }[]> =>
  page.locator('.board-asks, .board-log .log').evaluateAll(all =>
    all
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map(each => {
        const { left, width } = each.getBoundingClientRect()
        const { overflowX, paddingInline } = getComputedStyle(each)
        const room = width - 2 * Number.parseFloat(paddingInline)
        const parts = [...each.querySelectorAll('button, li, p, h2')].filter(part => part.checkVisibility())
        return {
          bar: width - each.clientWidth,
          narrower: room - (each.firstElementChild?.getBoundingClientRect().width ?? 0),
          under: parts.filter(part => part.getBoundingClientRect().right > left + each.clientWidth).map(part => part.textContent),
          sideways: overflowX !== 'hidden' && each.scrollWidth > each.clientWidth,
        }
      }),
  )

/** Of plates of companies, those whose prices or names stick out. */
export const stickingOut = (page: Page): Promise<number> =>
  page.locator('.company').evaluateAll(
    plates =>
      plates.filter(plate => {
        const { right } = plate.getBoundingClientRect()
        return [...plate.querySelectorAll('h3, .company-price')].some(part => part.getBoundingClientRect().right > right)
      }).length,
  )

/** What can be pressed and is smaller than a finger needs, unless the sheet offers the same. Inside the drawing squares are measured, and nothing that is behind a tab. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('.board :is(button, summary, .square[data-light], input)').evaluateAll(all =>
    all
      .filter(each => each.checkVisibility() && !each.matches('.board-rule, .rail, .plan-looks input, .plot > button, .lit-vehicle'))
      .map(each => ({ is: each.getAttribute('class') ?? each.tagName, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ is, box }) => `${is}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  )

/** What is written on map and track smaller than anybody can read. */
export const smallPrint = (page: Page): Promise<string[]> =>
  page.locator('.sheet :is(text, .square-cost, .space-cost)').evaluateAll(all =>
    all
      .filter(each => each.checkVisibility())
      .map(each => {
        const drawn = each instanceof SVGGraphicsElement ? Math.abs(each.getScreenCTM()?.d ?? 1) : 1
        return { text: each.textContent, px: Number.parseFloat(getComputedStyle(each).fontSize) * drawn }
      })
      .filter(({ px }) => px < 12)
      .map(({ text, px }) => `${text}: ${px.toFixed(1)}`),
  )
/** What is told and does not fit where it is told. */
export const isCut = (text: Locator): Promise<boolean> =>
  text.evaluate(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)

/** On plates of players, what lies over something else: letters and signs of two of its parts. */
export const overlaid = (page: Page): Promise<string[]> =>
  page.locator('.player-plate').evaluateAll(plates => {
    const isSeen = (part: Element) => part.checkVisibility() && part.closest('.unseen') === null
    const boxesOf = (part: Element): DOMRect[] => {
      const signs = [...part.querySelectorAll('svg')].filter(isSeen).map(sign => sign.getBoundingClientRect())
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode() !== null) {
        const letters = document.createRange()
        letters.selectNodeContents(texts.currentNode)
        const around = texts.currentNode.parentElement
        if (around !== null && isSeen(around)) signs.push(letters.getBoundingClientRect())
      }
      return signs
    }
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
    return plates.flatMap(plate => {
      const parts = [...plate.children].map(part => ({ is: part.className, boxes: boxesOf(part) }))
      return parts.flatMap((one, n) =>
        parts
          .slice(n + 1)
          .filter(other => one.boxes.some(a => other.boxes.some(b => isOver(a, b))))
          .map(other => `${one.is} and ${other.is}: ${plate.textContent}`),
      )
    })
  })

/** What stands on the picture of the end. */
export const endPicture = (page: Page): Record<'derricks' | 'stacks', Locator> => ({
  derricks: page.locator('.podium-derrick'),
  stacks: page.locator('.podium-stack'),
})
/** Of the weather above a map and the hand below it: what is cut, or would have to be scrolled. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page
    .locator('.weather small:visible, .hand-part')
    .evaluateAll(all => all.filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.textContent))
/** Of plates of players below a map: those that are not whole. */
export const cutPlates = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.board-seats')
    .evaluate(box =>
      [...box.querySelectorAll('.player-plate')]
        .filter(plate => plate.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 1)
        .map(plate => plate.textContent),
    )

/** In the sheet: what can be picked, or sold first, and lies under the plan. */
export const underPlan = (page: Page): Promise<(string | null)[]> =>
  page.locator('.decide').evaluate(sheet => {
    const top = sheet.querySelector('.plan')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    return [...sheet.querySelectorAll('.pick, .choice-windows .answer')]
      .filter(each => each.getBoundingClientRect().bottom > top + 1)
      .map(each => each.textContent)
  })

/** Is a piece of the drawing in the window onto it, and not under what is docked there? */
export const isOnShow = (piece: Locator): Promise<boolean> =>
  piece.first().evaluate(each => {
    const frame = each.closest('.zoom-frame')?.getBoundingClientRect()
    const track = document.querySelector<HTMLElement>('.sheet-track')
    const { left, right, top, bottom } = each.getBoundingClientRect()
    if (frame === undefined || track === null) return false
    const docked = track.getBoundingClientRect()
    const isBelow = track.dataset['docked'] === 'below'
    const edge = isBelow ? { left: frame.left, bottom: docked.top } : { left: docked.right, bottom: frame.bottom }
    return left >= edge.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= edge.bottom + 1
  })

/** Of something long that may be scrolled: so many lines of its end can be read, or infinitely many if all of it can. */
export const lastLinesInSight = (text: Locator): Promise<number> =>
  text.evaluate(each => {
    const { top, bottom } = each.getBoundingClientRect()
    let [first, last] = [Math.max(0, top), Math.min(innerHeight, bottom)]
    for (let around = each.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const box = around.getBoundingClientRect()
      first = Math.max(first, box.top)
      last = Math.min(last, box.bottom)
    }
    if (last < bottom - 1) return 0
    return first <= top + 1 ? Number.POSITIVE_INFINITY : Math.floor((last - first) / Number.parseFloat(getComputedStyle(each).lineHeight))
  })

/** Says of the page whether something was shown that can be skipped, however short it was. */
export async function noteMoves(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const note = () =>
      document.querySelector('.status-skip[data-offered="true"]') !== null && document.documentElement.setAttribute('data-moved', '')
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  return page.locator('html[data-moved]')
}

/** Of the table in words: what is wider than the panel it stands in. */
export const widerThanPanel = (tables: Locator): Promise<(string | null)[]> =>
  tables.evaluateAll(all => {
    const isTooWide = (table: Element) =>
      table.getBoundingClientRect().right > (table.closest('.panel-body')?.getBoundingClientRect().right ?? 0)
    return all.filter(isTooWide).map(table => table.textContent)
  })

/** Of tables: where the columns of each end, from its right edge. */
export const columnsOf = (tables: Locator): Promise<string[]> =>
  tables.evaluateAll(all => {
    const right = (element: Element) => element.getBoundingClientRect().right
    return all.map(table => [...table.querySelectorAll('thead th')].map(cell => Math.round(right(table) - right(cell))).join())
  })

/** Of a chart: its drawing, a line for each player, a mark for each of some rounds. */
export const chartDrawing = (chart: Locator): Locator => chart.locator('.chart-box svg')
export const chartLines = (chart: Locator): Locator => chart.locator('.chart-line')
export const chartMarks = (chart: Locator): Locator => chart.locator('.chart-mark')
/** Of the chances over a game: the drawing, and its numbers. */
export const storyDrawing = (page: Page): Locator => page.locator('.chances-drawing svg')
export const storyMarks = (page: Page): Locator => page.locator('.chances-mark:has(text)')

/** In the log, at many widths: names that are parted from their mark, or from the sign that follows them. */
export const partedNames = (log: Locator): Promise<string[]> =>
  log.locator('.log-text').evaluateAll(all => {
    const lineOf = (box: DOMRect | undefined) => (box === undefined ? 0 : box.top + box.height / 2)
    const parted = new Set<string>()
    for (const passage of all) {
      if (!(passage instanceof HTMLElement)) continue
      for (let width = 80; width < 360; width += 3) {
        passage.style.width = `${width}px`
        for (const name of passage.querySelectorAll('.seat > bdi')) {
          const lines = [...name.getClientRects()].filter(box => box.width > 0)
          const mark = name.previousElementSibling?.getBoundingClientRect()
          if (Math.abs(lineOf(mark) - lineOf(lines[0])) > 8) parted.add(`the mark of ${name.textContent}`)
          const next = name.parentElement?.nextSibling
          const sign = /^[^\s\p{L}\p{N}]/u.exec(next?.textContent ?? '')?.[0]
          if (next == null || sign === undefined) continue
          const range = document.createRange()
          range.setStart(next, 0)
          range.setEnd(next, 1)
          if (Math.abs(lineOf(range.getClientRects()[0]) - lineOf(lines.at(-1))) > 8) parted.add(`${name.textContent} and ${sign}`)
        }
      }
      passage.style.width = ''
    }
    return [...parted]
  })

/** How something looks. */
export const look = (thing: Locator, property: string): Promise<string> =>
  thing.first().evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property)
export const segment = (page: Page, { chosen }: { chosen: boolean }): Locator =>
  page.locator(chosen ? '.segment:has(:checked)' : '.segment:not(:has(:checked))')

/** What can be pressed on a screen without a board and is smaller than a finger needs. A radio is as large as the label around it. */
export const smallTargets = (place: Locator): Promise<string[]> =>
  place.locator('button, label:has(input), input:not([type="radio"]), a').evaluateAll(all =>
    all
      .filter(each => each.checkVisibility())
      .map(each => ({ is: each.textContent || each.tagName, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ is, box }) => `${is}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  )

/** Where a table is planned: the line of the option that is being looked at. */
export const litOption = (page: Page): Locator => page.locator(".planning-lines [data-lit='true']")

/** Of the answers on the sheet: those that lie, even in part, under what does them. */
export const underThePlan = (page: Page): Promise<(string | null)[]> =>
  page.locator('.board-asks .controls').evaluateAll(all =>
    all.flatMap(controls => {
      const edge = controls.querySelector('.plan')?.getBoundingClientRect()
      if (edge === undefined || edge.height === 0) return []
      const above = [...controls.querySelectorAll('.pick, .answer')].filter(each => each.closest('.plan') === null)
      return above.filter(each => each.getBoundingClientRect().bottom > edge.top + 1).map(each => each.textContent)
    }),
  )
