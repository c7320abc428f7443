/** Opzioni che hanno entrambi i giochi. */
import type { OptionWords } from '@wildcat/kernel'

export const openTracking: OptionWords<boolean> = {
  label: 'Numero di licenze',
  help: 'Mostra quante licenze hanno gli avversari. Chi tiene il conto lo sa comunque; il valore delle licenze resta segreto.',
  value: on => (on ? 'Visibile' : 'Nascosto'),
}
