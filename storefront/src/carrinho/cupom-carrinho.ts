import type { Carrinho } from '@vitrine/contract'

/** The coupon of the cart as the last answer told it; never kept on the device (readings 8). */
export type CupomCarrinho = Pick<
  Carrinho,
  | 'codigoCupom'
  | 'cupom'
  | 'cupomAutomatico'
  | 'cupomEscolhido'
  | 'avisoCupom'
  | 'habilitarVisualizacaoDesconto'
  | 'cuponsUsaveis'
>

/** What of the server's cart is about its coupon. */
export function pickCupom(carrinho: Carrinho): CupomCarrinho {
  const { codigoCupom, cupom, cupomAutomatico, cupomEscolhido, avisoCupom, habilitarVisualizacaoDesconto } =
    carrinho
  const { cuponsUsaveis } = carrinho
  const doCliente = { cupomEscolhido, avisoCupom, cuponsUsaveis }
  return { codigoCupom, cupom, cupomAutomatico, habilitarVisualizacaoDesconto, ...doCliente }
}

/** A visitor's code until the login, in memory alone: the account's cart takes it over (readings 8). */
let lembrado: { slug: string; codigo: string } | null = null

export function rememberCupom(slug: string, codigo: string | null): void {
  lembrado = codigo ? { slug, codigo } : null
}

/** The code that a visitor had chosen in this store, once. */
export function takeCupomLembrado(slug: string): string | null {
  const codigo = lembrado?.slug === slug ? lembrado.codigo : null
  lembrado = null
  return codigo
}
