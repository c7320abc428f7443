import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from './setup.mjs'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wildcat-setup-'))
  mkdirSync(join(root, 'with/node_modules/vitest'), { recursive: true })
  mkdirSync(join(root, 'without/node_modules/vite'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

test('the test tools are not installed for those who only play', () => {
  expect(isWhole('running', undefined, join(root, 'without'))).toBe(false)
  expect(isWhole('running', 'running', join(root, 'without'))).toBe(false)
})

test('the test tools are kept where they are, also after a plain npm install', () => {
  expect(isWhole('running', 'everything', join(root, 'without'))).toBe(true)
  expect(isWhole('running', undefined, join(root, 'with'))).toBe(true)
  expect(isWhole('everything', undefined, join(root, 'without'))).toBe(true)
})
