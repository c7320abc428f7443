/** [BG-2] 1 Prices. */
export { rollPrice } from '@wildcat/oil-rush'
