/** What can be said at a click, in whichever language the hearer reads: the page has the words. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'yourTurn',
  'thinking',
  'oneMoment',
  'wellPlayed',
  'thanks',
  'sorry',
  'oops',
  'noDeal',
  'deal',
  'goodGame',
  'again',
  'goodbye',
] as const
export type Phrase = (typeof PHRASES)[number]

/** What happened around the game, said between what people say. */
export const NOTICES = [
  'botPlays',
  'personPlays',
  'conceded',
  'newLink', // by the host; nobody has opened it yet
  'linkEnded', // the player came back before
  'linkUsed', // whoever opened it plays the seat until its owner comes back
  'ownerBack', // and has the seat again
  'otherDevice', // by the player's own link
  'deviceDropped', // by the player, from another one
  'newHost', // the one before has got up, or is no more
  'listed',
  'unlisted',
  'practice', // from now on
  'timeUpBot', // somebody's time is up, and a bot plays on
  'timeUpAnswer', // and the table answers for them
  'timeUpEnd', // and the game ends
  'newRules', // the server was updated, and the game goes on under them
  'paused', // by all
  'resumed', // by one
  // what the host did
  'muted',
  'unmuted',
  'talkClosed',
  'talkOpened',
  'watcherRemoved',
  'seatFreed', // before the game
  'botSeated',
  'botRemoved',
  'programInvited', // by a code for this seat
] as const
export type Notice = (typeof NOTICES)[number]
