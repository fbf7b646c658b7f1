import type { Carrossel } from '@vitrine/contract'

/** At least the height of a row of cards with its title, from 320 px to the widest screen. */
const FILEIRA = '(490px + min(3vw, 44px))'
/** Pictures of 4:3 on a phone, of 3.4:1 from 768 px on, and their buttons. */
const IMAGENS = `(100px + max(${below(768, '75vw')}, min(30vw, 424px)))`

/**
 * The room, as a CSS length, that these carousels take before their files come. The server says it in the page, because no style of the
 * first load has bytes left for it (docs/bytes.md).
 */
export function measureVaga(
  carrosseis: readonly Pick<Carrossel, 'tipo_conteudo' | 'dispositivos'>[],
): string {
  const alturas = carrosseis.map(({ tipo_conteudo, dispositivos }) => {
    const altura = tipo_conteudo === 'STATIC_IMAGES' ? IMAGENS : FILEIRA
    if (dispositivos.length !== 1) return altura
    return dispositivos[0] === 'mobile' ? below(1024, altura) : from(1024, altura)
  })
  return `calc(${alturas.join(' + ') || '0px'})`
}

/** `altura` on screens narrower than `largura`, else nothing: an inline length knows no media query. */
function below(largura: number, altura: string): string {
  return `min(${altura}, max(0px, (${largura}px - 100vw) * 999))`
}

function from(largura: number, altura: string): string {
  return `min(${altura}, max(0px, (100vw - ${largura - 1}px) * 999))`
}
