/** What a guided game says in every game, in English. */
export const en = {
  title: 'Learn by playing',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  goOn: 'Go on',
  showMe: 'Show me',
  skip: 'Skip the guide',
  skipShort: 'Skip',
  before: 'Read the step before',
  after: 'Read the step after it',
  fold: 'Show only the first line',
  unfold: 'Show the whole text',
  now: 'Back to now',
  playOn: 'Play on from here',
  setUp: 'Set up a game of your own',
  onYourOwn: 'From here on you play without the guide. Nothing is lost: the table goes on as it is.',
  notThis: 'The guide is about something else now. “Show me” lays it out on the board.',
}
