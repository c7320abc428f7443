/** What is written as a text into a statement. */
import { escapeLiteral } from 'pg'
import { expect, test } from 'vitest'
import { call } from '../contract.ts'
import { messageOf } from './batch.ts'
import { sql } from './sql.ts'

test.each(['', 'oil', "Ada's", "''", '\\', "\\'", '{"said":"a \\"b\\" \\n\\u0007"}', "'; DROP TABLE guests; --", '$1 $$ %s', '😀 è\n'])(
  'whatever stands in a text, it is only a text there: %j',
  text => {
    expect(sql`SELECT ${text}`.text).toBe(`SELECT ${escapeLiteral(text)}`)
  },
)

test('how a game stands, which is long, is in a message once', () => {
  const json = JSON.stringify({ state: 'x'.repeat(50_000) })
  expect(messageOf([[call('saveSnapshot', 1, 2, json)]], 3).text.length).toBeLessThan(json.length + 2000)
})
