import { contrastRatio } from '#tema'

const ESCURA = '#16181d'
const CLARA = '#ffffff'

/** The ink that reads better on a ground of any colour: of the two one always has 4.5 to 1 (ux 2.3 R1). */
export function tintaSobre(cor: string): string {
  if (contrastRatio(ESCURA, cor) >= 4.5) return ESCURA
  return contrastRatio(CLARA, cor) >= 4.5 ? CLARA : '#000000'
}
