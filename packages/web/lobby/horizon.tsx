/** Oil country at first light, drawn for Wildcat: a sun, mesas, derricks, and a plain that is ruled like a ledger. */
function Derrick({ x, y, height }: { x: number; y: number; height: number }) {
  const half = height * 0.2
  const level = (part: number) => ({ y: y - height * part, reach: half * (1 - part * 0.78) })
  const levels = [0, 0.28, 0.52, 0.72, 0.88].map(level)
  const braces = levels.slice(1).map((above, index) => {
    const below = levels[index] ?? above
    return `M${x - below.reach} ${below.y}L${x + above.reach} ${above.y}M${x + below.reach} ${below.y}L${x - above.reach} ${above.y}M${x - above.reach} ${above.y}H${x + above.reach}`
  })
  const tip = level(1)
  return (
    <path
      className="horizon-derrick"
      d={`M${x - half} ${y}L${x - tip.reach} ${tip.y}H${x + tip.reach}L${x + half} ${y}M${x} ${tip.y}v${-height * 0.08}${braces.join('')}`}
    />
  )
}

/** Lines of the ledger: close together far away, wide apart near by. */
const LINES = [0, 7, 16, 28, 44, 66].map(offset => 250 + offset)

export function Horizon() {
  return (
    <svg className="horizon" viewBox="0 0 1440 320" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle className="horizon-sun" cx="1085" cy="222" r="98" />
      <path className="horizon-far" d="M0 240h40l14-12h120l18 12h560l16-30h150l20 18h96l22 12h120l14-22h150l18-16h82v78H0z" />
      <path className="horizon-near" d="M0 254V244c180-8 330 4 520 2s330-12 520-6 260 2 400-6v20z" />
      <rect className="horizon-plain" y="250" width="1440" height="70" />
      <path className="horizon-lines" d={LINES.map(y => `M0 ${y}H1440`).join('')} />
      <Derrick x={858} y={254} height={58} />
      <Derrick x={936} y={256} height={82} />
      <Derrick x={1085} y={268} height={158} />
      <Derrick x={1216} y={260} height={106} />
      <Derrick x={1340} y={278} height={208} />
    </svg>
  )
}
