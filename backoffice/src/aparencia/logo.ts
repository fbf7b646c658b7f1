import type { Aparencia, ImagemDaMarca } from '@vitrine/contract'

export type Logo = Aparencia['logo']
export type LugarDoLogo = keyof Logo

export const lugaresDoLogo: readonly LugarDoLogo[] = ['claro', 'escuro', 'simbolo']

/** What the shop shows on a ground of this kind: of its two wordmarks the one for it, else the other; '' for its name in letters. */
export const logoOn = ({ claro, escuro }: Logo, esquema: 'light' | 'dark'): string =>
  esquema === 'light' ? claro || escuro : escuro || claro

type Medida = Pick<ImagemDaMarca, 'largura' | 'altura'>

/** Width of a picture by its height, as a theme takes it. */
export function razaoOf({ largura, altura }: Medida): number {
  return Math.min(8, Math.max(1, Math.round((largura / altura) * 100) / 100))
}

/** A square counts as one with a little more at one side. */
const QUASE = 1.15
/** A header is 40 pixels high, on sharp screens twice that. */
const ALTURA = 80

/** What its owner should know of a picture that can be used all the same; '' where nothing is to be said. */
export function sayAviso(lugar: LugarDoLogo, { largura, altura }: Medida, isDesenho: boolean): string {
  if (lugar === 'simbolo' && Math.max(largura / altura, altura / largura) > QUASE)
    return 'O símbolo não é quadrado: no ícone sobra espaço dos lados.'
  if (!isDesenho && altura < ALTURA)
    return `A imagem tem só ${Math.round(altura)} px de altura e pode ficar borrada. Envie um SVG ou uma imagem maior.`
  return ''
}
