/**
 * The texts in a source of words: strings and templates, with `{}` for what is filled in; comments are left out.
 * Regular expressions there have no quotes, so that they need not be told from divisions.
 * @param {string} source
 * @returns {string[]}
 */
export function textsIn(source) {
  /** @type {string[]} */
  const texts = []
  let at = 0
  code('')
  return texts

  /** Goes on to the bracket that ends this code, or to the end. @param {string} end */
  function code(end) {
    let open = 0
    while (at < source.length) {
      const char = source[at]
      if (source.startsWith('//', at)) at = after('\n')
      else if (source.startsWith('/*', at)) at = after('*/')
      else if (char === "'" || char === '"') quoted(char)
      else if (char === '`') template()
      else if (char === end && open === 0) return
      else {
        open += char === '{' ? 1 : char === '}' ? -1 : 0
        at++
      }
    }
  }
  /** @param {string} mark */
  function after(mark) {
    const found = source.indexOf(mark, at + 2)
    return found < 0 ? source.length : found + mark.length
  }
  /** @param {string} quote */
  function quoted(quote) {
    let text = ''
    at++
    while (at < source.length && source[at] !== quote) text += letter()
    at++
    texts.push(text)
  }
  function template() {
    let text = ''
    at++
    while (at < source.length && source[at] !== '`')
      if (source.startsWith('${', at)) {
        at += 2
        code('}')
        at++
        text += '{}'
      } else text += letter()
    at++
    texts.push(text)
  }
  /** One letter, with what `\u00A0` and `\'` stand for. */
  function letter() {
    const escaped = /^\\(?:u([0-9A-Fa-f]{4})|(.))/s.exec(source.slice(at, at + 6))
    if (escaped === null) return source[at++] ?? ''
    at += escaped[0].length
    return escaped[1] === undefined ? (escaped[2] ?? '') : String.fromCodePoint(Number.parseInt(escaped[1], 16))
  }
}
