/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'Texas occidentale, 1922. Cerca i pozzi su una mappa che cambia ogni volta, trivella, tieni il treno davanti a quelli degli altri e gioca le licenze all’asta per vendere il tuo petrolio. La fine la detta il treno del Barone del petrolio; in due, il Barone partecipa anche alle aste.'
/** What one does in a round, in four words: each stands below a sign. */
export const round = ['cerca', 'trivella', 'trasporta', 'rilancia'] as const
