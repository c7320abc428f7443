/** The generator against published vectors, and against another implementation of the same cipher. */
import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { at } from './lists.ts'
import { below, chachaBlock, keyFrom, randomness } from './random.ts'

const bytesOf = (words: ArrayLike<number>): Buffer => {
  const bytes = Buffer.alloc(words.length * 4)
  for (const [i, word] of Array.from(words).entries()) bytes.writeUInt32LE(word >>> 0, i * 4)
  return bytes
}
const wordsOf = (hex: string): number[] => {
  const bytes = Buffer.from(hex, 'hex')
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4))
}
function block(key: readonly number[], tail: readonly number[], rounds?: number): string {
  const words = new Uint32Array(16)
  chachaBlock(key, tail, words, rounds)
  return bytesOf(words).toString('hex')
}

const ZERO = '0'.repeat(64)
const ONE_BIT = `01${'0'.repeat(62)}`

test('a block of twenty rounds is the example of RFC 8439, 2.3.2', () => {
  const key = wordsOf('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')
  expect(block(key, [1, ...wordsOf('000000090000004a00000000')], 20)).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  )
})

describe('draft-strombergson-chacha-test-vectors, keys of 256 bits, eight rounds', () => {
  test.each([
    [
      'TC1: all zero',
      ZERO,
      '0000000000000000',
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    ],
    [
      'TC2: one bit of the key',
      ONE_BIT,
      '0000000000000000',
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
      'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
    ],
    [
      'TC3: one bit of the nonce',
      ZERO,
      '0100000000000000',
      '2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06',
      '470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46',
    ],
  ])('%s', (_name, key, nonce, first, second) => {
    expect(block(wordsOf(key), [0, 0, ...wordsOf(nonce)])).toBe(first)
    expect(block(wordsOf(key), [1, 0, ...wordsOf(nonce)])).toBe(second)
  })

  test('TC1 with twelve rounds', () => {
    expect(block(wordsOf(ZERO), [0, 0, 0, 0], 12)).toBe(
      '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
    )
  })

  test("the reference code's own example: the last block that a counter of 64 bits can name", () => {
    expect(block(wordsOf(ZERO), [-1, -1, 0, 0])).toBe(
      'df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aefb3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014',
    )
  })
})

test('twenty rounds agree with OpenSSL for keys and counters all over the range', () => {
  const luck = randomness(keyFrom(8439), 1)
  const word = () => below(luck, 0, 2 ** 32)
  for (let n = 0; n < 500; n++) {
    const key = Array.from({ length: 8 }, word)
    const tail = Array.from({ length: 4 }, word)
    const cipher = createCipheriv('chacha20', bytesOf(key), bytesOf(tail))
    expect(block(key, tail, 20)).toBe(cipher.update(Buffer.alloc(64)).toString('hex'))
  }
})

test('stream s of a key is the eight-round keystream under nonce s, word by word', () => {
  const key = wordsOf(ONE_BIT)
  for (const stream of [0, 1, 7]) {
    const random = randomness(key, 8)
    const drawn = Array.from({ length: 40 }, () => below(random, stream, 2 ** 32))
    const blocks = [0, 1, 2].map(n => block(key, [n, 0, stream, 0])).join('')
    expect(bytesOf(drawn).toString('hex')).toBe(blocks.slice(0, 40 * 8))
  }
})

test.each([2 ** 32, 2 ** 36 - 1, 2 ** 36, 2 ** 36 + 17, 2 ** 52])('word %d of a stream comes from its own block', n => {
  const key = keyFrom(36)
  const random = { key, drawn: [n] }
  const counter = Math.floor(n / 16)
  const words = wordsOf(block(key, [counter % 2 ** 32, Math.floor(counter / 2 ** 32), 0, 0]))
  expect(below(random, 0, 2 ** 32)).toBe(at(words, n % 16))
  expect(random.drawn).toEqual([n + 1])
})
