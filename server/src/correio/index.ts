export {
  composeDevolucaoAberta,
  composeDevolucaoConcluida,
  composeDevolucaoRecusada,
} from './compose-devolucao.ts'
export {
  composeAprovacaoPedida,
  composeAprovacaoRespondida,
  type AprovacaoDaCarta,
} from './compose-aprovacao.ts'
export { composeNotaCancelada, composeNotaEmitida, composeNotaEmVigor } from './compose-nota.ts'
export {
  composeContestada,
  composeContestadaLoja,
  composeLiberada,
  composeParecerLoja,
} from './compose-contestacao.ts'
export { composeConversaNaoLida } from './compose-conversa.ts'
export { composeGanchoDesligado } from './compose-gancho.ts'
export {
  composeAreaAtendida,
  composeCupomNovo,
  composeReservaCobrada,
  composeReservaCobradaLoja,
  composeVoltou,
} from './compose.ts'
export {
  composeFaturaNova,
  composeFaturasPagas,
  composeFaturaVence,
  composeFaturaVencida,
  composeFaturasReabertas,
  composeFaturasReabertasLoja,
  composeSobraDeFatura,
  type Devedor,
  type FaturaDaCarta,
} from './compose-fatura.ts'
export type { Carta } from './compose.ts'
export { composeCiclo, composeRecebido, type PedidoRecebido } from './compose-recebido.ts'
export {
  type Assinante,
  composeAssinaturaCancelada,
  composeComecada,
  composeLembrete,
  composePausada,
  composeRecusada,
} from './compose-assinatura.ts'
export {
  composeChaveVence,
  composeFatorMudado,
  composeFatorRetirado,
  composePasskeyMudada,
} from './compose-protecao.ts'
export {
  composeCadastroDecidido,
  composeConfirmacao,
  composeConvite,
  composeConviteDono,
  composeConviteEquipe,
  composeEmailTrocado,
  composeRecuperacao,
  composeRemovido,
  composeSenhaTrocada,
} from './compose-acesso.ts'
export {
  composeArrependimento,
  composeDevolvido,
  composeOrcamento,
  composeOrcamentoRecusado,
  composePasso,
  composeFaltou,
  type PedidoDaCarta,
} from './compose-pedido.ts'
export { composePesagem, composePesoAceito, composeRespostaPesagem } from './compose-pesagem.ts'
export { describeVendedor } from './describe-vendedor.ts'
export { insertCarta, insertCartas, isSobrePedido } from './correio.repository.ts'
export { registerCaixaDemo } from './caixa-demo.routes.ts'
export { chooseCarteiro } from './carteiro.ts'
export { createCorreioTarefas } from './correio.tarefas.ts'
export { sendCorreio } from './send-correio.ts'
export { composeChaveInformada, composeReembolsado } from './compose-reembolso.ts'
export { renderHtml } from './html/render-html.ts'
export { visualOf } from './html/visual.ts'
export { cartasFixas } from './modelos/cartas-fixas.ts'
export { explainEscrita, fillEscrita, modeloOf, modelos, sampleOf } from './modelos/modelos.ts'
