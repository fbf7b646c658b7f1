import { toNegociacaoAceita, type Composicao, type ItemPedido } from '#carrinho'
import type { Comprador, EstadoSubmissao } from '#conferencia'
import { findFreteNegociado, type EntregaDoFrete as Entrega } from '#entrega'
import { Falha } from '#infra'
import type { NegociacaoAceita, Submissao } from '@vitrine/contract'
import { fromDecimilesimos, fromMilesimos, toMilesimos } from '@vitrine/rules/dinheiro'

type Acordo = NonNullable<EstadoSubmissao['acordo']>

/**
 * What was negotiated for this submission; a cycle of a subscription has no part in it. Errors: `carrinho_bloqueado`,
 * `negociacao_encerrada` and `negociacao_mudou` of an attendant who closes what it does not hold, or has not seen.
 */
export function findAcordo(
  { acordo, bloqueadoPor }: EstadoSubmissao,
  { ciclo, fechamento }: Pick<Comprador, 'ciclo' | 'fechamento'>,
): Acordo | null {
  if (fechamento) {
    if (!bloqueadoPor || !acordo) throw new Falha('negociacao_encerrada')
    if (bloqueadoPor !== fechamento.idusuario) throw new Falha('carrinho_bloqueado')
    const { revisao } = acordo.negociacao
    if (revisao !== fechamento.revisao) throw new Falha('negociacao_mudou', { detalhes: { revisao } })
  }
  return ciclo ? null : acordo
}

/** Lines that are sent, with the prices that were negotiated for so many of them. */
export function withAcordo(
  itens: Submissao['itens'],
  acordo: Acordo | null,
): (Submissao['itens'][number] & Pick<ItemPedido, 'precoatendente' | 'negociado'>)[] {
  const guardados = new Map(acordo?.itens.map((item) => [item.id, item]))
  return itens.map((item) => {
    const { precoatendente, negociado } = guardados.get(item.id) ?? {}
    const minimo = negociado?.minimo ?? 0
    if (!precoatendente || item.produtos || toMilesimos(item.quantidade) < minimo) return item
    const { por = '', aprovado_por = null, motivo = '' } = negociado ?? {}
    return {
      ...item,
      precoatendente: fromDecimilesimos(precoatendente),
      ...(negociado && { negociado: { por, aprovado_por, motivo, minimo: fromMilesimos(minimo) } }),
    }
  })
}

/** The negotiation that the order carries (ahead C3): a freight that is not of this delivery is no part of it. */
export function toNegociacao(
  acordo: Acordo | null,
  { itens }: Composicao,
  entrega: Entrega,
): NegociacaoAceita | null {
  if (!acordo) return null
  const { negociacao } = acordo
  const doPedido = findFreteNegociado(negociacao, entrega)
    ? negociacao
    : { ...negociacao, frete: null, frete_acordo: null }
  return toNegociacaoAceita(doPedido, itens)
}
