import type { Carrinho, FormaPagamento } from '@vitrine/contract'
import { isPorPeso } from '@vitrine/rules/pagamento'
import { listClausulas, type Clausula } from '@vitrine/rules/pedido'

import type { Escolha } from './escolha.ts'

interface DaCompra {
  formasPagamento: readonly FormaPagamento[]
  escolha: Pick<Escolha, 'tipoEntrega'>
  isEmpresa: boolean
}

/** The conditions of this cart by each payment method; '' for none chosen. */
export function listClausulasDasFormas(
  { produtosSelecionados, assinaturas }: Carrinho,
  { formasPagamento, escolha: { tipoEntrega }, isEmpresa }: DaCompra,
): Record<string, Clausula[]> {
  const daCompra = {
    consumidor: !isEmpresa,
    tipoEntrega,
    restritos: produtosSelecionados.some(({ maior_de_18 }) => maior_de_18),
    porPeso: produtosSelecionados.some(({ unidade }) => isPorPeso(unidade)),
    assinatura: assinaturas.label !== '',
    // Chosen on this very page.
    substituicao: '',
  }
  const por = (forma: FormaPagamento | null) =>
    listClausulas({ ...daCompra, tipoPagamento: forma?.tipo ?? null, margem: forma?.margem ?? 0 })
  return Object.fromEntries([
    ['', por(null)],
    ...formasPagamento.map((forma) => [forma.idformapagto, por(forma)] as const),
  ])
}
