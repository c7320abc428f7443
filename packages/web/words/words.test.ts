import { expect, test } from 'vitest'
import { en } from './en.ts'
import { it } from './it.ts'
import { en as onlineEn } from './online/en.ts'
import { it as onlineIt } from './online/it.ts'

/** Every text and its place; functions are told apart from texts. */
function texts(words: object, where = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const place = `${where}.${key}`
    if (typeof value === 'string') return [[place, value]]
    return typeof value === 'object' && value !== null ? texts(value, place) : []
  })
}

test('both languages say the same things, and none says nothing', () => {
  const english = texts({ ...en, online: onlineEn })
  const italian = texts({ ...it, online: onlineIt })
  expect(italian.map(([place]) => place)).toEqual(english.map(([place]) => place))
  expect([...english, ...italian].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('what is left the same in both languages is left so on purpose', () => {
  const italian = new Map(texts({ ...it, online: onlineIt }))
  const same = texts({ ...en, online: onlineEn }).filter(([place, text]) => italian.get(place) === text)
  const meant =
    /^\.((help|replay)\.keys|help\.boardKeys|common\.(number|menu)|table\.bot$|online\.(room\.host$|clock\.short|calls\.(hook$|forms)|programs\.runToken$))/
  expect(same.filter(([place, text]) => !meant.test(place) && !['/', '?', 'P', 'R', 'U', 'Chat'].includes(text))).toEqual([])
})

test('numbers and plurals follow the language', () => {
  expect(en.about.count(1)).toContain('1 package,')
  expect(it.about.count(1200)).toContain('1.200 pacchetti')
  expect(en.table.range(1, 12000)).toBe('From 1 to 12,000')
  expect(it.table.range(1, 12000)).toBe('Da 1 a 12.000')
})
