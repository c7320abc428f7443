/** The three companies that buy oil, in the order in which they always come. */
export const COMPANIES = ['hudson', 'jet', 'standard'] as const
export type Company = (typeof COMPANIES)[number]
export type ByCompany<X> = Record<Company, X>

export const atAll = <X>(value: X): ByCompany<X> => ({ hudson: value, jet: value, standard: value })
