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
const LINES = [0, 9, 20, 34, 52, 75, 104].map(offset => 236 + offset)

export function Horizon() {
  return (
    <svg className="horizon" viewBox="0 0 1440 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="horizon-sun" cx="1080" cy="206" r="92" />
      <path className="horizon-far" d="M0 214h96l18-30h150l26 22h120l12 16h310l20-40h170l16 28h96l22 12h190l16-24h178v62H0z" />
      <path className="horizon-near" d="M0 240V226c180-14 330 6 520 4s330-18 520-10 260 2 400-6v26z" />
      <rect className="horizon-plain" y="236" width="1440" height="124" />
      <path className="horizon-lines" d={LINES.map(y => `M0 ${y}H1440`).join('')} />
      <Derrick x={905} y={240} height={62} />
      <Derrick x={968} y={242} height={84} />
      <Derrick x={1085} y={252} height={150} />
      <Derrick x={1222} y={246} height={104} />
      <Derrick x={1330} y={262} height={196} />
    </svg>
  )
}
