/** What a command has of the process it runs in. `process` itself is one; a test hands in another. */
import type { Readable, Writable } from 'node:stream'

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: Readable
  readonly stdout: Writable
  readonly stderr: Writable & { readonly isTTY?: boolean }
  exitCode?: number | string | null | undefined
  exit(code?: number): void
}
