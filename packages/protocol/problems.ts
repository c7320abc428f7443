/** Why something could not be done, apart from the rules of the game: codes, for words of the page's own. */
import * as v from 'valibot'

export const PROBLEMS = [
  // what was sent
  'malformed', // `where` and `expected` say what does not fit
  'tooLarge',
  'tooFast', // wait a little
  'wrongOrigin', // from another site
  'notFound',
  // who sent it
  'noGuest', // without a name yet, or a cookie that is not (or no longer) good
  'notJoined', // at no table
  'notSeated', // watching only
  'notHost',
  'badLink', // a seat's link that is not (or no longer) good
  'otherSeat', // a link to another one than one's own
  'seatLost', // this device no longer holds the seat
  'ownerBack', // for whom one stood in
  'standIn', // one plays for somebody who may come back, and decides this
  // how many there may be
  'tooManyTables', // that are not over
  'tooManyTablesToday', // made by this guest, or from his network
  'tooMuchKept', // of what this guest, or his network, has done lately
  'tableFull', // its record is as long as one may be
  'tooManyAsides', // of this seat in this game: what does not bring it on, like offers, or a sealed choice that is changed again
  'tooManySockets',
  'tooManyTabs', // this guest's own: `most`
  'tooManyWatchers',
  'tooManyDevices', // of one seat
  // a new table
  'unknownGame',
  'unknownBot',
  'badSeats', // `least` and `most`
  'badOptions', // `rule` and `why`
  // a table
  'noTable',
  'otherVersion', // it was begun by other rules than this server has
  'damaged',
  'notWaiting', // it has begun
  'notPlaying', // it has not begun, or is over
  'notOver',
  'seatTaken',
  'seatKept', // for whoever sat there in the game before
  'seatsOpen', // somebody is still missing
  'nobodyPlays', // a table of bots alone
  'present', // he is here: his link is not lost
  'awayTooShort', // he may still come back: `minutes` to wait
  'botTooSoon', // the same, before a bot plays for him
  'noBotOffered', // at this table no bot offers to play for others
  'earlierDevice', // it came first
  'conceded', // this seat has given up
  'playedByBot', // take the seat back first
  'playedByPerson',
  'nothingAsked', // no request to answer
  'wouldBePractice', // alone with bots: say that it may be
  'nobodyToAgree', // bots play for all others who sit here
  // what the host has decided
  'muted',
  'talkClosed',
  'removed', // from those who watch
  'noWatcher', // nobody with this number watches any more
  'yourself', // a host does this to others
  // the server
  'full', // its disk
  'store', // its disk, otherwise
  'stopping',
  'broken', // a mistake of ours
] as const
export type ProblemCode = (typeof PROBLEMS)[number]

export const problem = v.object({
  code: v.picklist(PROBLEMS),
  with: v.exactOptional(v.record(v.string(), v.union([v.number(), v.string()]))),
})
export type Problem = v.InferOutput<typeof problem>
