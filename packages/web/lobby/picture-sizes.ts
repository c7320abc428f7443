/** How wide a game's picture is shown; also where the page asks for it beforehand (preload-links.ts). */
export const PICTURE_SIZES = '(max-width: 48rem) 85vw, 30rem'
