import { dispositivos, metricas } from '@vitrine/rules/medicao'
import { z } from 'zod'

import { defineCalls, todos, type Papel } from '#call'
import { dinheiro, id, nada, numpedido, semCampos } from '#campo'

import { ContagemEvento, EventoLogado, Medida, ResumoMetrica } from './entidade.ts'
import { telas } from './telas.ts'

const equipe: readonly Papel[] = ['atendente', 'fornecedor', 'operador']
/** A day of the store. */
const dia = z.iso.date()
/** First and last day that one answer covers. */
const periodo = { desde: dia, ate: dia }

/** What browsers that agreed to it measure and do (decision 0090). */
export const medicaoCalls = defineCalls({
  'POST /v4/log/google-analytics/{id}': {
    summary:
      'Counts the events of Google Analytics that a browser sent, or could not; only of who agreed to it.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id }),
    query: semCampos,
    body: z.object({ eventos: z.array(EventoLogado).min(1).max(50) }),
    bodyLimit: 64 * 1024,
    /** Events that do not match Google's documentation are refused; the others are counted. */
    response: z.object({ registrados: z.int(), recusados: z.int() }),
    falhas: ['fornecedor_desconhecido'],
  },
  'POST /v4/medicao/{idfornecedor}': {
    summary: 'Counts what a browser measured of its pages; only of who agreed to it (added call).',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: z.object({ medidas: z.array(Medida).min(1).max(50) }),
    bodyLimit: 16 * 1024,
    response: z.object({ registrados: z.int(), recusados: z.int() }),
    falhas: ['fornecedor_desconhecido'],
  },
  'POST /v4/medicao/pedido/{num}': {
    summary:
      'Whether a purchase, or money that went back, is still to be told: yes once, whoever asks (added call).',
    access: ['cliente', 'usuario vinculado', 'representante'],
    dono: 'pedido',
    params: z.object({ num: numpedido }),
    query: semCampos,
    body: z.object({ evento: z.enum(['purchase', 'refund']) }),
    /** Value in reais to report; null: there is nothing to report, or it was reported already. */
    response: z.object({ valor: dinheiro.nullable() }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado'],
  },
  'GET /painel/v1/{idfornecedor}/medicoes': {
    summary:
      'How fast the pages of a supplier were where they were used: p75 by day and screen (added call).',
    access: equipe,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    semPessoas: true,
    params: z.object({ idfornecedor: id }),
    query: z.object({
      ...periodo,
      metrica: z.enum(metricas).default('LCP'),
      tela: z.enum(telas).optional(),
      dispositivo: z.enum(dispositivos).optional(),
    }),
    body: nada,
    response: z.object({ data: z.array(ResumoMetrica) }),
    falhas: ['entrada_invalida', 'sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
  'GET /painel/v1/{idfornecedor}/medicoes/eventos': {
    summary: 'Events of Google Analytics by day: sent, blocked, or without a measurement id (added call).',
    access: equipe,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    semPessoas: true,
    params: z.object({ idfornecedor: id }),
    query: z.object(periodo),
    body: nada,
    response: z.object({ data: z.array(ContagemEvento) }),
    falhas: ['entrada_invalida', 'sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
})
