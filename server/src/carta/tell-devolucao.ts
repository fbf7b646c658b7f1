import { fromCentavos } from '@vitrine/rules/dinheiro'

import {
  composeArrependimento,
  composeDevolucaoAberta,
  composeDevolucaoConcluida,
  composeDevolucaoRecusada,
} from '#correio'
import { protocoloOf } from '#pedido'

import { toPedidoDaCarta, type Da, type Escrita, type Escritas } from './escrita.ts'

/** What comes back, from its begin to its end; a withdrawal is a receipt that the law asks for (decree 7.962/2013, article 5). */
export function tellDevolucao(
  { idevento, tipo, numpedido, dados }: Da<`devolucao.${string}`>,
  escrita: Escrita,
): Escritas {
  const { iddevolucao, motivo, valor } = dados
  const devolucao = escrita.lidos.devolucoes.get(idevento)
  if (!devolucao) return []
  const pedido = toPedidoDaCarta(escrita)
  const protocolo = protocoloOf(numpedido, iddevolucao)
  const isDesistencia = dados.tipo === 'ARREPENDIMENTO'
  if (tipo === 'devolucao.RECUSADA') {
    // The return became part of a withdrawal, which has its own letter.
    if (devolucao.encerrada_ator === 'sistema') return []
    const carta = composeDevolucaoRecusada(pedido, { protocolo, motivo: devolucao.resposta })
    return [{ carta, chave: `devolucao-recusada:${iddevolucao}` }]
  }
  if (tipo === 'devolucao.ABERTA' && !isDesistencia) {
    const { tipopagamento } = escrita.destinatario
    const porPix = tipopagamento === 'BOLETO' || tipopagamento === 'ENTREGA'
    const carta = composeDevolucaoAberta(pedido, { protocolo, valor, motivo, porPix })
    return [{ carta, chave: `devolucao:${iddevolucao}` }]
  }
  const porPix = escrita.lidos.esperando.has(idevento)
  if (tipo === 'devolucao.ABERTA') {
    const carta = composeArrependimento(pedido, { protocolo, valor: fromCentavos(devolucao.valor), porPix })
    return [{ carta, chave: `arrependimento:${numpedido}` }]
  }
  const carta = composeDevolucaoConcluida(pedido, {
    protocolo,
    isDesistencia,
    pedido: fromCentavos(devolucao.valor),
    aceito: fromCentavos(devolucao.aceito ?? devolucao.valor),
    estornado: fromCentavos(devolucao.estornado),
    abatido: fromCentavos(devolucao.abatido),
    porPix,
    resposta: devolucao.resposta,
  })
  return [{ carta, chave: `devolucao-concluida:${iddevolucao}` }]
}
