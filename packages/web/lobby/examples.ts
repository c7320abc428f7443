/** Games that are only examples are shown to people who make games. */
export const withExamples = import.meta.env.DEV || new URLSearchParams(location.search).has('examples')
