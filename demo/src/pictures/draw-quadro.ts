import type { QuadroDemo } from '../tipos-inicio.ts'
import { drawCorpo, type ProdutoDesenhado } from './draw-produto.ts'
import { drawPaisagem } from './paisagem.ts'

/** Width and height of each crop: of a band and of a poster beside words, of a story, of half a banner. */
const medidas = {
  faixa: { larga: [1500, 740], alta: [960, 640] },
  cartaz: { larga: [1400, 1000], alta: [960, 640] },
  historia: { larga: [1200, 860], alta: [960, 720] },
  mural: { larga: [1360, 400], alta: [960, 720] },
  banner: { larga: [720, 620], alta: [720, 620] },
} as const

/** Where goods stand: a hair above the lower edge. */
const CHAO = 0.945

/**
 * A wide picture of goods of the store in front of a landscape, composed twice: for a wide screen and for a phone, where fewer things
 * stand larger.
 */
export function drawQuadro(
  { cor, paisagem, medida, larga, alta }: QuadroDemo,
  produtoOf: (sku: string) => Omit<ProdutoDesenhado, 'fundo'> | undefined,
): { larga: string; alta: string } {
  const draw = (corte: 'larga' | 'alta', itens: QuadroDemo['larga']) => {
    const [w, h] = medidas[medida][corte]
    const corpos = itens.map(({ sku, x, tamanho, sobe = 0 }) => {
      const produto = produtoOf(sku)
      // A package is about 290 of its 400 units high.
      const escala = (tamanho * h) / 290
      const tx = (x * w - 200 * escala).toFixed(1)
      const ty = ((CHAO - sobe) * h - 340 * escala).toFixed(1)
      return produto
        ? `<g transform="translate(${tx} ${ty}) scale(${escala.toFixed(3)})">${drawCorpo(produto)}</g>`
        : ''
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><path fill="${cor}" d="M0 0h${w}v${h}H0z"/>${drawPaisagem(paisagem, { w, h, cor })}${corpos.join('')}</svg>`
  }
  return { larga: draw('larga', larga), alta: draw('alta', alta) }
}
