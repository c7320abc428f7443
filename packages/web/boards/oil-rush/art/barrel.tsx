/** A barrel of oil, 12 units wide and 15 high, around the point of origin. */
export const BARREL = 'M-4.6-7.5h9.2c1.2 2.4 1.6 5 1.6 7.5s-.4 5.1-1.6 7.5h-9.2C-5.8 5.1-6.2 2.5-6.2 0s.4-5.1 1.6-7.5z'
export const BARREL_HOOPS = 'M-5.7-3.6H5.7M-5.7 3.6H5.7'

export function Barrel() {
  return (
    <g className="barrel">
      <path className="barrel-body" d={BARREL} />
      <path className="barrel-hoops" d={BARREL_HOOPS} />
    </g>
  )
}
