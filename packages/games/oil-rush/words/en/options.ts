/** Options that both games have. */
import type { OptionWords } from '@wildcat/kernel'

export const openTracking: OptionWords<boolean> = {
  label: 'Licence counts',
  help: 'Show how many licences the others hold. Anyone keeping count knows it anyway; the values stay secret.',
  value: on => (on ? 'Shown' : 'Hidden'),
}
