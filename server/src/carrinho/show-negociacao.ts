import type { ItemCarrinho, NegociacaoAceita } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { NegociacaoDoCarrinho } from './carrinho.repository.ts'

const isoOf = (momento: string | null) => (momento === null ? null : new Date(momento).toISOString())

/** The negotiation as cart, order and feed carry it (ahead C3); null: no price of it is in these lines, and no freight. */
export function toNegociacaoAceita(
  row: NegociacaoDoCarrinho | null,
  itens: readonly ItemCarrinho[],
): NegociacaoAceita | null {
  if (!row) return null
  const escopo = itens.flatMap(toParte)
  if (escopo.length === 0 && row.frete === null) return null
  return {
    idnegociacao: row.idnegociacao,
    revisao: row.revisao,
    escopo,
    frete: row.frete === null ? null : fromCentavos(row.frete),
    validade: isoOf(row.validade),
    atendente: row.atendente,
    aceita_por: row.aceita_por,
    aceita_em: isoOf(row.aceita_em),
  }
}

function toParte({ id, nome, quantidade, precoatendente, negociado }: ItemCarrinho) {
  if (!precoatendente) return []
  const { por = '', aprovado_por = null, motivo = '', minimo = quantidade } = negociado ?? {}
  return [{ id, nome, quantidade: minimo, precounitario: precoatendente, por, aprovado_por, motivo }]
}

/** A field of the cart's answer; absent without one. */
export function showNegociacao(row: NegociacaoDoCarrinho | null, itens: readonly ItemCarrinho[]) {
  const negociacao = toNegociacaoAceita(row, itens)
  return negociacao ? { negociacao } : {}
}
