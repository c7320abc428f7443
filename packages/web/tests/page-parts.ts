// The parts of the page, found as a person or a screen reader finds them: by what they are and what they are called, in both languages.

import type { Locator, Page } from '@playwright/test'

type Place = Page | Locator

/** On every screen. */
export const bar = (page: Page): Locator => page.getByRole('banner')
export const title = (page: Page): Locator => bar(page).getByRole('heading', { level: 1 })
/** All that a screen says: what went wrong, where that is all there is. */
export const screen = (page: Page): Locator => page.getByRole('main')
export const toasts = (page: Page): Locator => page.getByRole('status', { name: /^(Notices|Avvisi)$/ })

/** In the lobby: games to play, and those that are kept. */
export const titles = (page: Page): Locator => page.getByRole('region', { name: /^(Games|Giochi)$/ }).getByRole('heading', { level: 3 })
export const keptGames = (page: Page): Locator => page.getByRole('region', { name: /^(Your tables|I tuoi tavoli)$/ })
export const keptGame = (page: Page): Locator => keptGames(page).getByRole('article')

/** Where a table is planned: a name and a player for each seat. */
export const seatNames = (page: Page): Locator => page.getByRole('textbox', { name: /^(Name of player|Nome del giocatore) \d$/ })
export const seatPlayers = (page: Page): Locator => page.getByRole('combobox', { name: /^(Who plays|Chi gioca): / })

/** At a table: what is asked, and what is said about it. */
export const asks = (place: Place): Locator => place.getByRole('region', { name: /^(Decide|Decidi)$/ })
export const question = (place: Place): Locator => asks(place).getByRole('heading', { level: 2 })
/** Of what is asked; what can be done at any time is apart. */
export const sentences = (asking: Locator): Locator =>
  asking.getByRole('group', { name: /^(All decisions as sentences|Tutte le mosse in elenco)$/ })
export const atAnyTime = (page: Page): Locator => asks(page).getByRole('heading', { name: /^(At any time|In ogni momento)$/ })
export const hint = (page: Page): Locator => page.getByRole('status', { name: /^(Hint|Consiglio):$/ })
export const refusal = (page: Page): Locator => page.getByRole('status', { name: /^(Why not|Perché no)$/ })
export const takeBack = (page: Page): Locator => page.getByRole('button', { name: /^(Undo|Annulla mossa)$/ })

/** And how things stand there. */
export const situation = (page: Page): Locator => page.getByRole('region', { name: /^(The table|Il tavolo)$/ })
export const players = (page: Page): Locator => page.getByRole('list', { name: /^(Players|Giocatori)$/ })
export const player = (page: Page): Locator => players(page).getByRole('listitem')
export const log = (page: Page): Locator => page.getByRole('log', { name: /^(What happened|Che cosa è successo)$/ })
export const logLine = (page: Page): Locator => log(page).getByRole('listitem')
/** What is read out to whoever does not see it. */
export const news = (page: Page): Locator => page.getByRole('status', { name: /^(News|Novità)$/ })
/** On a phone: from one part of the table to another. */
export const parts = (page: Page): Locator => page.getByRole('navigation', { name: /^(Parts of the table|Parti del tavolo)$/ })

/** Between two hands at one screen. */
export const veil = (page: Page): Locator => page.getByRole('region', { name: /^(Pass the screen to|Passa lo schermo ad?)/ })
const HAND = /^(I am|Sono) .*: (show my hand|mostra la mia mano)$/
/** The button of whoever is to decide; those of the others come after it. */
export const takeUp = (page: Page): Locator => veil(page).getByRole('button', { name: HAND }).first()
export const takeUpOutOfTurn = (page: Page): Locator =>
  page.getByRole('group', { name: /^Not your turn/ }).getByRole('button', { name: HAND })

/** When a game is over. */
export const result = (page: Page): Locator => page.getByRole('region', { name: /^(The game is over|La partita è finita)$/ })
export const winner = (page: Page): Locator => result(page).getByRole('heading')
export const scores = (page: Page): Locator =>
  result(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
export const rankedNames = (page: Page): Promise<string[]> => scores(page).locator('bdi').allTextContents()
export const breakdown = (page: Page): Locator => page.getByRole('table', { name: /^(Score breakdown|Come si è formato il punteggio)$/ })
export const charts = (page: Page): Locator => page.getByRole('figure')

/** While it is looked back at. */
export const replayControls = (page: Page): Locator => page.getByRole('region', { name: /^(Position|Posizione)$/ })
export const replayCaption = (page: Page): Locator => page.getByRole('group', { name: /^(Just now|Proprio ora)$/ })

/** Among friends. */
export const talk = (page: Page): Locator => page.getByRole('region', { name: /^Chat/ })
export const said = (page: Page): Locator => page.getByRole('log', { name: /^Chat$/ }).getByRole('listitem')
export const aroundTheTable = (page: Page): Locator => page.getByRole('dialog', { name: /^(Table options|Gestisci il tavolo)$/ })
export const devices = (page: Page): Locator => page.getByRole('region', { name: /^(Devices that|Dispositivi che)/ }).getByRole('listitem')
/** Where somebody has come by a link. */
export const nameField = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(What should the others call you\?|Come devono chiamarti gli altri\?)$/ })
export const sitDownButton = (page: Page): Locator => page.getByRole('button', { name: /^(Sit down|Siediti)$/ })
export const seatRadios = (page: Page): Locator => page.getByRole('radio', { name: /^(Seat|Posto) \d: / })
export const roomSeats = (page: Page): Locator => page.getByRole('region', { name: /^(Seats|Posti)$/ }).getByRole('listitem')
export const tableLink = (page: Page): Locator => page.getByRole('textbox', { name: /^(Link to this table|Link a questo tavolo)$/ })
export const qrCode = (page: Page): Locator => page.getByRole('img', { name: /QR/ })
