import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { compradoresEEquipe, defineCalls, equipeOuErp, pessoas } from '#call'
import { id, nada, numpedido, semCampos, session_token } from '#campo'
import { FimDaContestacao } from '#contestacao'
import { DevolucaoRecebida, NovaDevolucao } from '#devolucao'
import { PrecosOrcamento } from '#orcamento'
import { AcaoPedido, Avaliacao, FormularioAvaliacao } from '#pedido'
import { NovaChavePix } from '#reembolso'
import { Separacao } from '#separacao'

import { MovimentoPedido, PedidoDeAcao, RespostaAcao, RespostaDevolucao } from './acao.ts'

/** What happens to an order after it was made (readings 7 and 10). */
export const acaoPedidoCalls = defineCalls({
  'POST /v4/orders/{num}/{acao}': {
    summary:
      'What a buyer does to an order: cancel, answer a budget or what picking asks, confirm the delivery, withdraw, repeat.',
    access: compradoresEEquipe,
    dono: 'pedido',
    params: z.object({ num: numpedido, acao: AcaoPedido }),
    query: semCampos,
    body: PedidoDeAcao,
    response: RespostaAcao,
    falhas: [
      'sessao_expirada',
      'nao_encontrado',
      'movimento_recusado',
      'pedido_retido',
      'motivo_ausente',
      'repeticao_falhou',
      'carrinho_bloqueado',
      'orcamento_vencido',
      'prazo_encerrado',
      'cadastro_nao_aprovado',
      'sem_permissao_submeter',
      'termos_nao_aceitos',
      'estoque_insuficiente',
      'produto_indisponivel',
      'credito_insuficiente',
      'credito_bloqueado',
      'pagamento_indisponivel',
      'sem_forma_entrega',
      'horario_encerrado',
      'antes_do_pagamento',
      'horario_lotado',
      'total_mudou',
    ],
  },
  'POST /v1/app/{session_token}/pedido/{num}/avaliar': {
    summary: 'Rates a delivered order, or changes the rating within 7 days (form-encoded).',
    access: pessoas,
    dono: 'pedido',
    params: z.object({ session_token, num: numpedido }),
    query: semCampos,
    body: FormularioAvaliacao,
    formulario: true,
    response: Avaliacao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'prazo_encerrado'],
  },
  'POST /painel/v1/pedidos/{num}/mover': {
    summary: 'Moves an order on, by staff or ERP: only as the table of moves allows.',
    access: equipeOuErp,
    dono: 'pedido',
    params: z.object({ num: numpedido }),
    query: semCampos,
    body: MovimentoPedido,
    response: RespostaAcao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'pedido_retido', 'motivo_ausente'],
  },
  'POST /painel/v1/pedidos/{num}/precificar': {
    summary: 'Prices a budget, or prices it anew: each time one more version.',
    access: ['atendente', 'erp'],
    dono: 'pedido',
    params: z.object({ num: numpedido }),
    query: semCampos,
    body: PrecosOrcamento,
    response: RespostaAcao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'preco_fora_do_limite'],
  },
  'POST /painel/v1/pedidos/{num}/separar': {
    summary:
      'Says what was picked of each line: the final value is known, and a card is charged; or asks the customer first.',
    access: equipeOuErp,
    dono: 'pedido',
    params: z.object({ num: numpedido }),
    query: semCampos,
    body: Separacao,
    response: RespostaAcao,
    falhas: [
      'sessao_expirada',
      'nao_encontrado',
      'movimento_recusado',
      'pedido_retido',
      'valor_acima',
      'quantidade_invalida',
    ],
  },
  'POST /painel/v1/pedidos/{num}/devolver': {
    summary: 'Records goods that are to come back after the delivery; their money waits for them.',
    access: equipeOuErp,
    dono: 'pedido',
    params: z.object({ num: numpedido }),
    query: semCampos,
    body: NovaDevolucao,
    response: RespostaDevolucao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'motivo_ausente', 'valor_acima'],
  },
  'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir': {
    summary:
      'Receives the goods of a return or a withdrawal and ends it: money back, once; on sale again if so said.',
    access: equipeOuErp,
    dono: 'pedido',
    params: z.object({ num: numpedido, iddevolucao: id }),
    query: semCampos,
    body: DevolucaoRecebida,
    response: RespostaDevolucao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'motivo_ausente', 'valor_acima'],
  },
  'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar': {
    summary: 'Refuses a return, with the reason that its customer reads.',
    access: equipeOuErp,
    dono: 'pedido',
    params: z.object({ num: numpedido, iddevolucao: id }),
    query: semCampos,
    body: z.object({ motivo: z.string().max(300) }),
    response: RespostaDevolucao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'motivo_ausente'],
  },
  'POST /painel/v1/pedidos/{num}/contestacoes/{idcontestacao}/encerrar': {
    summary:
      'Ends what holds an order whose payment is contested: released or cancelled by staff, with a word.',
    access: ['atendente', 'fornecedor', 'operador'],
    dono: 'pedido',
    params: z.object({ num: numpedido, idcontestacao: id }),
    query: semCampos,
    body: FimDaContestacao,
    response: RespostaAcao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'motivo_ausente'],
  },
  'PUT /v4/orders/{num}/reembolsos/{idreembolso}': {
    summary: 'Says the Pix key to which the store sends money that has no other way back.',
    access: compradoresEEquipe,
    dono: 'pedido',
    params: z.object({ num: numpedido, idreembolso: id }),
    query: semCampos,
    body: NovaChavePix,
    response: RespostaAcao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'sem_permissao_submeter'],
  },
  'POST /painel/v1/pedidos/{num}/reembolsos/{idreembolso}/feito': {
    summary: 'Staff says that it sent money back by hand: by Pix, or as it was paid.',
    access: ['atendente', 'fornecedor', 'operador'],
    dono: 'pedido',
    params: z.object({ num: numpedido, idreembolso: id }),
    query: semCampos,
    body: nada,
    response: RespostaAcao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado'],
  },
  'GET /painel/v1/pedidos/{num}/dossie': {
    summary: 'Evidence about an order as one PDF: what was ordered, paid, delivered, written.',
    access: ['atendente', 'fornecedor', 'operador'],
    dono: 'pedido',
    params: z.object({ num: numpedido }),
    query: semCampos,
    body: nada,
    response: Arquivo,
    arquivo: 'application/pdf',
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
})
