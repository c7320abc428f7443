/** Small signs drawn for Wildcat on a grid of 24. They decorate words and never stand in for them. */
const PATHS = {
  settings: 'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  undo: 'M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3',
  rules: 'M5 4.5h10.5A3.5 3.5 0 0 1 19 8v12.5H8A3 3 0 0 1 5 17.5zM5 17.5A3 3 0 0 1 8 14.5h11M9 8.5h6',
  help: 'M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.2.8-1.8 1.5-1.8 2.7M12 18.5v.1',
  card: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3',
  log: 'M5 6h14M5 12h14M5 18h8',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  decide: 'M6 4.5h9l4 4v11H6zM9.5 13l2 2 4-4.5',
  save: 'M12 4v11m-4.5-4L12 15.5 16.5 11M5 19.5h14',
  load: 'M12 15.5v-11m-4.5 4L12 4l4.5 4.5M5 19.5h14',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 1 0 0-12m4.5 10.5 5 5',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  onward: 'm9.5 6 6 6-6 6',
  up: 'm6 14.5 6-6 6 6',
  down: 'm6 9.5 6 6 6-6',
  back: 'm14.5 6-6 6 6 6',
  person: 'M12 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M5 20c.6-3.8 3.4-5.5 7-5.5s6.4 1.7 7 5.5',
  bot: 'M6 9h12v9H6zM12 9V5.5M12 5.5v-.1M9.5 13v.8M14.5 13v.8M4 12.5v3M20 12.5v3',
  bell: 'M12 4a5 5 0 0 1 5 5v4l2 3.5H5L7 13V9a5 5 0 0 1 5-5M10 19.5a2 2 0 0 0 4 0',
  hand: 'M4 12s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S4 12 4 12m8-2.3a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6',
  veil: 'M4 5.5h16M5 5.5c.3 6-.3 9.5-1 13 3-.5 4.5-3.5 5-13M19 5.5c-.3 6 .3 9.5 1 13-3-.5-4.5-3.5-5-13',
  shuffle: 'M4 7.5h3c5 0 5 9 10 9h3m-3-3 3 3-3 3M4 16.5h3c1.7 0 2.8-1 3.7-2.3M13.3 9.8c.9-1.3 2-2.3 3.7-2.3h3m-3-3 3 3-3 3',
  alert: 'M12 4.5 21 19.5H3zM12 10v4.5M12 16.9v.1',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  pace: 'M12 5a8 8 0 1 0 0 16 8 8 0 1 0 0-16M12 9v4l2.5 2M10 2.5h4',
  first: 'M7 6v12M18 6l-7.5 6 7.5 6z',
  stepBack: 'M16 6l-8 6 8 6z',
  stepOn: 'M8 6l8 6-8 6z',
  last: 'M17 6v12M6 6l7.5 6L6 18z',
  play: 'M7.5 5.5v13l11-6.5z',
  stop: 'M8.5 6v12M15.5 6v12',
  replay: 'M5 12a7 7 0 1 0 2.5-5.4M5 4.5V9h4.5M11 9.5v5l4-2.5z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  talk: 'M4 5.5h16v10.5H10L5.5 20v-4H4zM8 9.5h8M8 12.5h5',
  friends: 'M9 5.5a3 3 0 1 0 0 6 3 3 0 1 0 0-6M3 19.5c.5-3.4 2.9-5 6-5s5.5 1.6 6 5M15.5 5.8a3 3 0 0 1 0 5.5M17.5 14.9c2 .7 3.2 2.2 3.5 4.6',
  lens: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13m4.6 11.1L20.5 20.5M7.3 12l2.2-2.8 2 1.8 2.2-3',
  share: 'M12 14.5v-10m-4 3.5L12 4l4 4M6 11.5v8h12v-8',
  wait: 'M12 4a8 8 0 1 0 8 8M12 8v4.5l3 1.5',
  hint: 'M9 17.5h6M10 20.5h4M12 3.5a5.5 5.5 0 0 1 3.2 10c-.7.6-1 1.2-1 2h-4.4c0-.8-.3-1.4-1-2a5.5 5.5 0 0 1 3.2-10',
} as const
export type IconName = keyof typeof PATHS

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
