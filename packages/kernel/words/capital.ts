/** A sentence out of a phrase: it begins with a capital. */
export const capital = (text: string): string => text.replace(/^./u, first => first.toUpperCase())
