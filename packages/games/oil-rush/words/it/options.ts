/** Opzioni che hanno entrambi i giochi. */
import type { OptionWords } from '@wildcat/kernel'

export const openTracking: OptionWords<boolean> = {
  label: 'Conti scoperti',
  help: 'Mostra quante licenze hanno gli altri. Chi tiene il conto lo sa comunque; i loro valori restano segreti.',
  value: on => (on ? 'Quantità visibili' : 'Quantità nascoste'),
}
