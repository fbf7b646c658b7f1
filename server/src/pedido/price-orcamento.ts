import type { PrecosOrcamento } from '@vitrine/contract'
import { fromCentavos, toCentavos, toDecimilesimos } from '@vitrine/rules/dinheiro'
import { addDias, instantOf } from '@vitrine/rules/entrega'
import { canMove, computeOrcamento, momentoOf } from '@vitrine/rules/pedido'

import { composeOrcamento, insertCarta } from '#correio'
import { Falha, type Db } from '#infra'
import { moveStatus } from '#pagamento'

import { atorOf, requirePedido, toPedidoDaCarta, type Ambiente } from './move-pedido.ts'
import { findOrcamento, notifyPedido, savePrecos, type LinhaDoOrcamento } from './orcamento.repository.ts'

/**
 * Prices a budget, or prices it anew: lines that are not named keep the price they have, and each needs one in the end. The
 * customer gets a letter for each version. Answers the version.
 */
export async function priceOrcamento(
  tx: Db,
  numpedido: number,
  precos: PrecosOrcamento,
  { contexto: { papel, idusuario, fornecedor, hoje }, config }: Ambiente,
): Promise<number> {
  const pedido = await requirePedido(tx, numpedido)
  const orcamento = await findOrcamento(tx, numpedido)
  const para = 'ORCAMENTO_PRECIFICADO'
  const { status: de, tipoentrega: tipoEntrega, tipopagamento, idfornecedor } = pedido
  const situacao = {
    ator: atorOf(papel),
    momentoPagamento: momentoOf(tipopagamento),
    tipoEntrega,
    pago: false,
  }
  if (!orcamento || !canMove(de, para, situacao))
    throw new Falha('movimento_recusado', { detalhes: { de, para } })
  if (precos.validade < hoje)
    throw new Falha('entrada_invalida', { campos: { validade: 'Escolha de hoje em diante.' } })

  const { servicos } = orcamento
  const taxaentrega =
    precos.taxaentrega === undefined ? orcamento.taxaentrega : toCentavos(precos.taxaentrega)
  const orcado = computeOrcamento(toLinhas(orcamento.linhas, precos), { servicos, taxaentrega })
  const valido_ate = instantOf(addDias(precos.validade, 1), '00:00', fornecedor?.fuso ?? 'America/Sao_Paulo')
  const quem = { ator: papel, idusuario }
  const observacao = precos.observacao.trim()
  const versao = await savePrecos(
    tx,
    numpedido,
    { ...orcado, servicos, taxaentrega, valido_ate, observacao },
    quem,
  )
  const motivo = versao > 1 ? `Preços revistos (versão ${versao})` : ''
  await moveStatus(tx, numpedido, { status: para, motivo, ...quem })
  if (versao > 1) await notifyPedido(tx, numpedido)
  const carta = composeOrcamento(toPedidoDaCarta(pedido, config), {
    total: fromCentavos(orcado.total),
    validade: precos.validade,
    observacao,
    revisto: versao > 1,
  })
  await insertCarta(tx, carta, { idfornecedor, chave: `orcamento-precificado:${numpedido}:${versao}` })
  return versao
}

function toLinhas(linhas: readonly LinhaDoOrcamento[], { itens }: PrecosOrcamento) {
  const novos = new Map(
    itens.map(({ sequencia, precounitario }) => [sequencia, toDecimilesimos(precounitario)]),
  )
  refuseLinhas(
    linhas.filter(({ sequencia }) => novos.get(sequencia) === 0),
    'O preço precisa ser maior que zero',
  )
  const semPreco = linhas.filter(
    ({ sequencia, precounitario }) => (novos.get(sequencia) ?? precounitario) === null,
  )
  refuseLinhas(semPreco, 'Falta o preço de')
  return linhas.map(({ sequencia, quantidade, precounitario, precoembalagem }) => ({
    sequencia,
    quantidade,
    precoembalagem,
    precounitario: novos.get(sequencia) ?? precounitario ?? 0,
  }))
}

function refuseLinhas(linhas: readonly LinhaDoOrcamento[], motivo: string): void {
  if (linhas.length === 0) return
  const nomes = linhas.map(({ nome }) => nome).join(', ')
  throw new Falha('entrada_invalida', { campos: { itens: `${motivo}: ${nomes}.` } })
}
