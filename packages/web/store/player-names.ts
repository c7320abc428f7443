/** What players are called, at every table alike. */
export { calledNames, cleanName, MOST_CHARACTERS, toldApart } from '@wildcat/table/player-names'
