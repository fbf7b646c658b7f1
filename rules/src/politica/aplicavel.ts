import type { ContextoPolitica, Politica, ProdutoComPoliticas } from './politica.ts'

/** Whether a policy applies to this product for this buyer today. */
export function isAplicavel(
  { condicoes, alvo }: Politica,
  produto: Pick<ProdutoComPoliticas, 'id' | 'idcategoria'>,
  contexto: ContextoPolitica,
): boolean {
  return meetsCondicoes(condicoes, contexto) && isInAlvo(alvo, produto)
}

/** Whether who buys, how and when meets every condition; an empty list restricts nothing. */
export function meetsCondicoes(condicoes: Politica['condicoes'], contexto: ContextoPolitica): boolean {
  const { tags, idformapagto, tipoEntrega, canalVenda, inicio, fim } = condicoes
  return (
    meetsAny(tags, contexto.tags ?? []) &&
    meetsAny(idformapagto, [contexto.idformapagto ?? '']) &&
    (!tipoEntrega || tipoEntrega === contexto.tipoEntrega) &&
    (!canalVenda || canalVenda === contexto.canalVenda) &&
    (!inicio || inicio <= contexto.hoje) &&
    (!fim || contexto.hoje <= fim)
  )
}

function meetsAny(wanted: readonly string[] | undefined, given: readonly string[]): boolean {
  return !wanted?.length || wanted.some((value) => given.includes(value))
}

function isInAlvo(
  { produtos = [], categorias = [] }: Politica['alvo'],
  produto: { id: string; idcategoria: string },
) {
  const isForAll = produtos.length + categorias.length === 0
  return isForAll || produtos.includes(produto.id) || categorias.includes(produto.idcategoria)
}
