// The security headers of every answer: nothing is loaded from elsewhere and nothing inline is run.

import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'

/** react-aria puts these two <style> elements into the page; the browser allows exactly them, by hash. */
const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...LIBRARY_STYLES.map(hashOf)],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  // Only whoever puts TLS in front of the server knows whether HTTPS may be promised.
  strictTransportSecurity: false,
}
