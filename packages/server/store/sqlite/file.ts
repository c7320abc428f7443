/** Where the database lies. */
import { join } from 'node:path'

export const databaseIn = (folder: string): string => join(folder, 'wildcat.sqlite')
