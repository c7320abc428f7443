/** Dice as they lie: six sides with pips, twelve with a number. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
}

export const Six = ({ roll }: { roll: number }) => (
  <svg className="die" viewBox="0 0 24 24" role="img" aria-label={String(roll)}>
    <rect x="1" y="1" width="22" height="22" rx="5" />
    {(PIPS[roll] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />
    ))}
  </svg>
)

export const Twelve = ({ roll }: { roll: number }) => (
  <svg className="die" viewBox="0 0 24 24" role="img" aria-label={String(roll)}>
    <path d="M12 .8 18.7 3 22.7 8.7V15.3L18.7 21 12 23.2 5.3 21 1.3 15.3V8.7L5.3 3z" />
    <path className="die-face" d="M12 5.2 18.5 9.9 16 17.500H8L5.5 9.900z" />
    <text x="12" y="15.5">
      {roll}
    </text>
  </svg>
)
