import type { PrecosOrcamento, TipoEntrega } from '@vitrine/contract'
import { addDias, instantOf } from '@vitrine/rules/data'
import { fromCentavos, toCentavos, toDecimilesimos } from '@vitrine/rules/dinheiro'
import { resolveImposto, type Imposto } from '@vitrine/rules/imposto'
import { canMove } from '@vitrine/rules/movimento'
import { computeOrcamento } from '@vitrine/rules/orcamento'
import { momentoOf } from '@vitrine/rules/pagamento'

import { ufOf, type ContextoComprador } from '#acesso'
import { insertEventos } from '#evento'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { passPedido } from '#movimento'
import { atorOf, requirePedido } from '#pedido'

import { findOrcamento, savePrecos, type LinhaDoOrcamento, type Orcamento } from './orcamento.repository.ts'

/**
 * Prices a budget, or prices it anew: lines that are not named keep the price they have, and each needs one in the end. The
 * customer is told of each version. Answers the version.
 */
export async function priceOrcamento(
  tx: Db,
  numpedido: number,
  precos: PrecosOrcamento,
  { papel, idusuario, fornecedor, fuso, hoje }: ContextoComprador,
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
  const impostos = resolveImpostos(orcamento, { tipoEntrega, fornecedor })
  const linhas = withTaxas(toLinhas(orcamento.linhas, precos), impostos)
  const orcado = computeOrcamento(linhas, { servicos, taxaentrega })
  const valido_ate = instantOf(addDias(precos.validade, 1), '00:00', fuso)
  const quem = { ator: papel, idusuario }
  const observacao = precos.observacao.trim()
  const versao = await savePrecos(
    tx,
    numpedido,
    { ...orcado, linhas: withTaxas(orcado.linhas, impostos), servicos, taxaentrega, valido_ate, observacao },
    quem,
  )
  const total = fromCentavos(orcado.total)
  const oferta = { numpedido, versao, total, valido_ate: valido_ate.toISOString() }
  await insertEventos(tx, [{ idfornecedor, tipo: 'orcamento.PRECIFICADO', dados: oferta }])
  const motivo = versao > 1 ? `Preços revistos (versão ${versao})` : ''
  await passPedido(tx, pedido, { para, motivo, autor: quem }, situacao)
  return versao
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

function withTaxas<T extends { sequencia: number }>(
  linhas: readonly T[],
  impostos: ReadonlyMap<number, Imposto | null>,
) {
  return linhas.map((linha) => ({ ...linha, imposto: impostos.get(linha.sequencia) ?? null }))
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
