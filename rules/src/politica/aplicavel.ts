import type { ContextoPolitica, Politica, ProdutoComPoliticas } from './politica.ts'

type Condicoes = Politica['condicoes']

/** What says whether a policy is for a product. */
type ProdutoDoAlvo = Pick<ProdutoComPoliticas, 'id' | 'idcategoria' | 'tabelasdepreco'>

/** Why a policy says nothing about a product: the condition that is not met, or the product is none of its own. */
export type Falta = 'grupo' | 'pagamento' | 'entrega' | 'canal' | 'inicio' | 'fim' | 'alvo'

/** What each condition asks; an empty list restricts nothing. */
const perguntas: readonly [Falta, (condicoes: Condicoes, contexto: ContextoPolitica) => boolean][] = [
  ['grupo', ({ tags }, contexto) => meetsAny(tags, contexto.tags ?? [])],
  ['pagamento', ({ idformapagto }, contexto) => meetsAny(idformapagto, [contexto.idformapagto ?? ''])],
  ['entrega', ({ tipoEntrega }, contexto) => !tipoEntrega || tipoEntrega === contexto.tipoEntrega],
  ['canal', ({ canalVenda }, contexto) => !canalVenda || canalVenda === contexto.canalVenda],
  ['inicio', ({ inicio }, { hoje }) => !inicio || inicio <= hoje],
  ['fim', ({ fim }, { hoje }) => !fim || hoje <= fim],
]

/** Whether a policy applies to this product for this buyer today. */
export function isAplicavel(politica: Politica, produto: ProdutoDoAlvo, contexto: ContextoPolitica): boolean {
  return meetsCondicoes(politica.condicoes, contexto) && isInAlvo(politica, produto)
}

/** Whether who buys, how and when meets every condition. */
export function meetsCondicoes(condicoes: Condicoes, contexto: ContextoPolitica): boolean {
  return perguntas.every(([, meets]) => meets(condicoes, contexto))
}

/** All that keeps a policy from applying; empty: it applies. */
export function listFaltas(politica: Politica, produto: ProdutoDoAlvo, contexto: ContextoPolitica): Falta[] {
  return [
    ...(isInAlvo(politica, produto) ? [] : (['alvo'] as const)),
    ...perguntas.flatMap(([falta, meets]) => (meets(politica.condicoes, contexto) ? [] : [falta])),
  ]
}

function meetsAny(wanted: readonly string[] | undefined, given: readonly string[]): boolean {
  return !wanted?.length || wanted.some((value) => given.includes(value))
}

/** Whether a policy is for this product, whoever buys. */
export function isInAlvo(politica: Politica, produto: ProdutoDoAlvo): boolean {
  const { produtos = [], categorias = [] } = politica.alvo
  if (politica.efeito.tabela && !produto.tabelasdepreco?.[politica.idpolitica]) return false
  const isForAll = produtos.length + categorias.length === 0
  return isForAll || produtos.includes(produto.id) || categorias.includes(produto.idcategoria)
}

/** The policy with what it makes of this product's price: of a price table the product's own effect, of others the same object. */
export function toDoProduto(politica: Politica, { tabelasdepreco }: ProdutoDoAlvo): Politica {
  const efeito = politica.efeito.tabela && tabelasdepreco?.[politica.idpolitica]
  return efeito ? { ...politica, efeito } : politica
}
