import type { TipoEntrega } from '@vitrine/contract'
import { resolveImposto, type Imposto } from '@vitrine/rules/imposto'
import { computeOrcamento } from '@vitrine/rules/orcamento'

import { ufOf, type ContextoComprador } from '#acesso'
import type { FornecedorVivo } from '#fornecedor'

import type { LinhaDoOrcamento, Orcamento } from './orcamento.repository.ts'

interface Precos {
  /** 1/10,000 real. */
  linhas: readonly (Pick<LinhaDoOrcamento, 'sequencia' | 'quantidade' | 'precoembalagem'> & {
    precounitario: number
  })[]
  /** Centavos. */
  taxaentrega: number
  tipoEntrega: TipoEntrega
  contexto: Pick<ContextoComprador, 'fornecedor'>
}

/** What a budget costs at these prices, with the taxes of this moment. Centavos. */
export function quoteOrcamento(
  orcamento: Orcamento,
  { linhas, taxaentrega, tipoEntrega, contexto: { fornecedor } }: Precos,
) {
  const impostos = resolveImpostos(orcamento, { tipoEntrega, fornecedor })
  const { servicos } = orcamento
  const orcado = computeOrcamento(
    linhas.map(({ sequencia, quantidade, precoembalagem, precounitario }) => ({
      sequencia,
      quantidade,
      precoembalagem,
      precounitario,
      imposto: impostos.get(sequencia) ?? null,
    })),
    { servicos, taxaentrega },
  )
  return {
    ...orcado,
    linhas: orcado.linhas.map((linha) => ({ ...linha, imposto: impostos.get(linha.sequencia) ?? null })),
  }
}

/** Of each line the taxes at the moment of the offer, for its own cliente and place (decision 0065). */
function resolveImpostos(
  { linhas, enderecoentrega, contribuinte }: Orcamento,
  { tipoEntrega, fornecedor }: { tipoEntrega: TipoEntrega; fornecedor: FornecedorVivo | null },
): Map<number, Imposto | null> {
  const impostos = fornecedor?.impostos
  if (!impostos) return new Map()
  const uf = ufOf(fornecedor, tipoEntrega, enderecoentrega?.uf)
  return new Map(
    linhas.map((linha) => [linha.sequencia, resolveImposto(impostos, linha, { uf, contribuinte })]),
  )
}
