/** '+3', '−2', and '0', which is neither more nor less. `n`: as it is rounded. */
export const withSign = (n: number, said: (n: number) => string): string => `${n === 0 ? '' : n < 0 ? '−' : '+'}${said(Math.abs(n))}`
