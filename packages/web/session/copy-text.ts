/** In a home network without TLS browsers have no clipboard for pages, but they still copy what is selected. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    const before = document.activeElement
    field.value = text
    field.readOnly = true
    field.className = 'unseen'
    ;(before?.closest('dialog') ?? document.body).append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus()
    return done
  }
}
