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
  'badPasskey', // made or shown for something else, or too late
  'unknownPasskey', // of nobody here
  'badCode', // no recovery code, or one that was used
  'badMailCode', // of an e-mail: another one, used, too old, or tried too often
  'signInExpired', // it took too long, or was done already
  'badDeviceLink', // of a further device: opened already, refused or too old
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
  'tooManyPrograms', // of one person: `most`
  'tooManyWays', // to call one person: `most`
  // e-mails
  'noMail', // this server sends none
  'mailFailed', // it could not be sent just now
  'badAddress', // no e-mail address
  'addressTaken', // an account of somebody else has it
  'tooManyAddresses', // of one person: `most`
  'tooManyMails', // to this address, or asked for from this network
  // calls
  'privateAddress', // a hook that leads into this machine or its network
  'tooManyPasskeys',
  // a new table
  'unknownGame',
  'unknownBot',
  'badSeats', // `least` and `most`
  'badOptions', // `rule` and `why`
  // a table
  'noTable',
  'otherVersion', // it was begun by earlier rules, and what it takes to go on is not there
  'newerRules', // it goes on under newer rules than this server has
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
  'paused', // by all who play: whoever wants to go on ends that first
  'timeUp', // for this turn: what is played of it without one's time is played
  'noClock', // without one there is nothing to pause
  'noOrderHere', // it does not fit what is asked now, or is there no more
  'tooManyOrders',
  'nothingAsked', // no request to answer
  'wouldBePractice', // alone with bots: say that it may be
  'nobodyToAgree', // bots play for all others who sit here
  'ratedUndo', // at a rated table nothing is taken back that others have seen
  'noDeal', // with this code, or one for other seats or another game
  'dealKnown', // somebody has played it: they know what comes
  'dealUnplayed', // whoever has not played it to the end does not see how others do
  'dealRated', // a deal is not rated
  'ratedAlone', // the same, with fewer than two people
  'noAdvice', // a rated table, or a deal, allows none: others are measured by it
  // what the host has decided
  'muted',
  'talkClosed',
  'removed', // from those who watch
  'noWatcher', // nobody with this number watches any more
  'yourself', // this is done to others: by a host, or to other devices of a seat
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
