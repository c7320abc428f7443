/** Games import these from the kernel; here they stand for the checks. */
export type { Below, Ending, Law, Secret, Subject } from '@wildcat/kernel'
