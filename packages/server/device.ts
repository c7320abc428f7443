/**
 * What a browser says of itself, in two words for its owner: on which device a seat is held. Only to tell one's own devices apart, so
 * the well-known names are enough; what says nothing or something else is called by nothing.
 */
export interface DeviceName {
  readonly browser: string
  readonly system: string
}

type Names = readonly (readonly [name: string, sign: RegExp])[]

/** The first that fits: most of them also claim to be the ones below. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (names: Names, userAgent: string): string => names.find(([, sign]) => sign.test(userAgent))?.[0] ?? ''

export const deviceName = (userAgent = ''): DeviceName => ({ browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) })
