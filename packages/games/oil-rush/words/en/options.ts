/** Options that both games have. */
import type { OptionWords } from '@wildcat/kernel'

export const openTracking: OptionWords<boolean> = {
  label: 'Open tracking',
  help: 'Show how many licences the others hold. Whoever counts along knows it anyway; their values stay secret.',
  value: on => (on ? 'Counts shown' : 'Counts hidden'),
}
