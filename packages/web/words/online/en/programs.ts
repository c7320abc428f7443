/** What the page says about bots that players have written themselves. */
import { numbersOf } from '../../plural.ts'

const { date } = numbersOf('en')

export const programs = {
  title: 'Your bots',
  text: 'A program of your own can take a seat and play. It comes with a token from here, sees what its seat may see and nothing else, and everybody sees that it is a bot of yours.',
  guide: 'How a bot talks to this server',
  example: 'A whole bot to begin with',
  run: 'Download it, make a bot below, ask the host of a table for the code of a seat, and run with Node 22 or newer:',
  runToken: 'TOKEN',
  runCode: 'CODE',
  name: 'Name of the bot',
  make: 'Make a bot',
  none: 'You have no bot yet.',
  token: 'Its token',
  tokenText: 'Copy it now: it is shown only this once. Whoever has it can play as this bot.',
  copyToken: 'Copy the token',
  tokenCopied: 'The token is on the clipboard.',
  used: (ms: number) => `last here ${date(ms)}`,
  unused: 'never here yet',
  end: 'End',
  endIt: (name: string) => `End ${name}`,
  endTitle: (name: string) => `End ${name}?`,
  endText: 'Its token stops working, and bots of this server play its seats to the end.',
  of: (owner: string) => (owner === '' ? 'somebody’s own bot' : `bot of ${owner}`),
  choice: 'A bot that somebody has written…',
  awaited: 'Free, and waits for a bot',
  code: 'Code for this seat',
  codeTitle: (seat: string) => `A bot for seat ${seat}`,
  codeText:
    'Give this code to whoever runs the bot. With it, it takes this seat; the code works once. Until then a person can still sit down here.',
  copyCode: 'Copy the code',
  codeCopied: 'The code is on the clipboard.',
}
