/** Sizes that both sides keep to. */

/** With this code the server closes a socket that it does not want; the reason is a `problem` as JSON. */
export const LINE_REFUSED = 4000
/** Of one message to the server. */
export const MOST_BYTES = 8192
/** Characters of what is said at the table at once. */
export const MOST_SAID = 300
/** Lines of a log, or of a talk, that are given at once. */
export const MOST_LINES = 200
/** Positions of a replay that are given at once. */
export const MOST_FRAMES = 100
/** Minutes for which a player must have been away before the host may give out a new link to the seat. */
export const RELINK_MINUTES = 10
/** Devices that may hold one seat at the same time. */
export const MOST_DEVICES = 8
/** What may happen when somebody stays away: what a form offers, the usual first. */
export const TAKEOVERS = [{ offer: 5 }, { offer: 1440 }, 2, 10, 60, 1440, 'never'] as const
