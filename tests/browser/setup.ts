// Playwright runs this once, before its workers start.

import { unpackChromium } from './chromium.ts'

export default unpackChromium
