/** Programs as both stores read them: the row of each with those of its guest and of whoever it belongs to. */
import type { GuestRow } from './account-contract.ts'
import type { ProgramRow } from './contract.ts'
import { integer, type Row, text } from './row.ts'

const guestColumns = (guest: string): string =>
  ['id', 'key', 'name', 'created', 'seen'].map(column => `${guest}.${column} AS ${guest}_${column}`).join(', ')
/** A program whose owner is no more is none. */
export const PROGRAMS = `
  SELECT p.n, p.created, p.used, ${guestColumns('own')}, ${guestColumns('owner')}
  FROM programs p JOIN guests own ON own.id = p.guest JOIN guests owner ON owner.id = p.owner`

const guestIn = (row: Row, guest: string): GuestRow => ({
  id: integer(row, `${guest}_id`),
  key: text(row, `${guest}_key`),
  name: text(row, `${guest}_name`),
  created: integer(row, `${guest}_created`),
  seen: integer(row, `${guest}_seen`),
  session: 0, // a program comes by its token
})
export const programRow = (row: Row): ProgramRow => ({
  guest: guestIn(row, 'own'),
  owner: guestIn(row, 'owner'),
  n: integer(row, 'n'),
  created: integer(row, 'created'),
  used: integer(row, 'used'),
})
