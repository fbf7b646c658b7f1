import { lastDiaOf } from '@vitrine/rules/data'
import { isOrcamento } from '@vitrine/rules/pedido'
import { momentoOf } from '@vitrine/rules/pagamento'

import {
  composeCiclo,
  composeOrcamento,
  composeOrcamentoRecusado,
  composePasso,
  composeRecebido,
} from '#correio'

import type { Destinatario } from './carta.repository.ts'
import { isNovo, toPedidoDaCarta, type Da, type Escrita, type Escritas, type Passo } from './escrita.ts'
import { makeRecebido, withoutPrecos } from './make-recebido.ts'

/** All that was agreed. */
function tellRecebido({ tipo, numpedido, idfornecedor, dados }: Passo, escrita: Escrita): Escritas {
  const { lidos } = escrita
  const [recebido, fornecedor] = [lidos.recebidos.get(numpedido), lidos.fornecedores.get(idfornecedor)]
  if (!recebido || !fornecedor) throw new Error(`order ${numpedido} is gone while its letter is written`)
  const pedido = makeRecebido(dados.total === null ? withoutPrecos(recebido) : recebido, {
    orcamento: tipo === 'pedido.ORCAMENTO_NOVO',
    fornecedor,
  })
  const remessa = toPedidoDaCarta(escrita)
  const { assinatura } = pedido
  const carta =
    recebido.ciclo !== null && assinatura !== null
      ? composeCiclo(remessa, { ...pedido, assinatura })
      : composeRecebido(remessa, pedido)
  return [{ carta, chave: `pedido-recebido:${numpedido}` }]
}

/** Letters about a change of status: of a new order all that was agreed, of others what the customer has to know. */
export function tellPasso(evento: Passo, escrita: Escrita): Escritas {
  if (isNovo(evento)) return tellRecebido(evento, escrita)
  const { idevento, numpedido, dados } = evento
  const { status, anterior, motivo, pago } = dados
  if (anterior === null || anterior === status || !isNovidade(evento, escrita)) return []
  const cancelado = status === 'CANCELADO'
  const { destinatario, lidos } = escrita
  const { tipopagamento, entregador } = destinatario
  const carta = composePasso(toPedidoDaCarta(escrita), status, {
    motivo,
    pago,
    porPix: cancelado && lidos.esperando.has(idevento),
    orcamento: isOrcamento(anterior),
    antes: momentoOf(tipopagamento) === 'ADIANTADO',
    ...(entregador && { entregador }),
  })
  const passo = { carta, chave: `pedido-${status.toLowerCase()}:${numpedido}` }
  return cancelado ? [passo, ...tellRecusa(evento, destinatario)] : [passo]
}

/** What its customer does not know by another letter, or by having done it: a way to pay that was changed may label it ENVIADO. */
function isNovidade({ idevento, dados: { status, anterior } }: Passo, { lidos }: Escrita): boolean {
  if (status === 'ENVIADO') return anterior === 'ORCAMENTO_PRECIFICADO'
  return status !== 'PAGO' || anterior !== 'AGUARDANDOPAGAMENTO' || !lidos.cobradosAntes.has(idevento)
}

/** The store gets a letter when a customer refuses its offer, but not when its own staff cancelled the order. */
function tellRecusa(
  { numpedido, dados: { anterior, ator, motivo } }: Passo,
  { nome: cliente, loja, emaildaloja }: Destinatario,
): Escritas {
  const isDaLoja = ator === 'sistema' || ator === 'fornecedor' || ator === 'operador' || ator === 'erp'
  if (anterior !== 'ORCAMENTO_PRECIFICADO' || isDaLoja || !emaildaloja) return []
  const carta = composeOrcamentoRecusado(emaildaloja, { numpedido, cliente, motivo, loja })
  return [{ carta, chave: `orcamento-recusado:${numpedido}` }]
}

/** The letter about a new version of an offer; none while it has no total. */
export function tellOferta(
  { idevento, numpedido, dados }: Da<'orcamento.PRECIFICADO'>,
  escrita: Escrita,
): Escritas {
  const { versao, total, valido_ate } = dados
  if (total === null || valido_ate === undefined) return []
  const carta = composeOrcamento(toPedidoDaCarta(escrita), {
    total,
    validade: lastDiaOf(valido_ate, escrita.destinatario.fuso),
    observacao: escrita.lidos.observacoes.get(idevento) ?? '',
    revisto: versao > 1,
  })
  return [{ carta, chave: `orcamento-precificado:${numpedido}:${versao}` }]
}
