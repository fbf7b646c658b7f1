import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { id, semCampos, session_token } from '#campo'

import { RespostaDuplicidade, RespostaPedido, Submissao } from './submissao.ts'

/** `id` is the idcliente; the idusuario comes from the session (readings 8). */
const params = z.object({ session_token, id })

export const submissaoCalls = defineCalls({
  'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade': {
    summary: 'Asked before an order is posted: error, already done, or nothing found.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'body.idfornecedor',
    cliente: 'params.id',
    params,
    query: semCampos,
    body: Submissao,
    response: RespostaDuplicidade,
    falhas: ['sessao_expirada', 'fornecedor_desconhecido'],
  },
  'POST /v2/app/{session_token}/usuario/{id}/pedido': {
    summary: 'Submits an order: all checks, prices, stock and the charge in one transaction.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'body.idfornecedor',
    cliente: 'params.id',
    params,
    query: semCampos,
    body: Submissao,
    response: RespostaPedido,
    falhas: [
      'pedido_recusado',
      'pedido_duplicado',
      'carrinho_vazio',
      'carrinho_bloqueado',
      'cadastro_nao_aprovado',
      'sem_permissao_submeter',
      'aprovacao_necessaria',
      'termos_nao_aceitos',
      'estoque_insuficiente',
      'produto_indisponivel',
      'quantidade_invalida',
      'total_mudou',
      'credito_insuficiente',
      'credito_bloqueado',
      'pagamento_indisponivel',
      'horario_encerrado',
      'antes_do_pagamento',
      'horario_lotado',
      'caracteristicas_invalidas',
      'sem_forma_entrega',
      'fornecedor_nao_atende',
      'maior_de_18',
      'loja_invalida',
      'endereco_invalido',
      'preco_indisponivel',
      'pedido_minimo',
      'cupom_invalido',
      'sessao_expirada',
      'fornecedor_desconhecido',
    ],
  },
})
