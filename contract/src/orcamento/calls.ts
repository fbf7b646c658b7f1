import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { dinheiro, id, nada, numpedido, quantidadePositiva, semCampos } from '#campo'
import { precoUnitario, texto } from '#declarado'

import { GradeDoOrcamento, ResultadoNoOrcamento, VersaoEnviada } from './grade.ts'
import { CondicaoDoOrcamento } from './orcamento.ts'
import { ListaDeOrcamentos, ORCAMENTOS_POR_PAGINA, vistasOrcamento } from './lista.ts'

const quemPrecifica: readonly Papel[] = ['atendente', 'fornecedor']
const params = z.object({ num: numpedido })
const doOrcamento = { access: quemPrecifica, dono: 'pedido', params, query: semCampos } as const

const falhas = ['sessao_expirada', 'nao_encontrado'] as const
/** Of who writes: it was accepted, refused or ended meanwhile; somebody else wrote in the draft. */
const doRascunho = [...falhas, 'movimento_recusado', 'rascunho_mudou'] as const

const sequencia = z.int().min(0).max(32_000)
const sequencias = z.array(sequencia).min(1).max(1000).optional()
/** The revision of the draft as it was looked at. */
const visto = z.int().min(0)
const motivo = texto(300).default('')

/** What of a line is written; what is not said stays. */
export const LinhaEscrita = z.object({
  sequencia,
  /** Null: as the version before, or the table. */
  preco: precoUnitario.nullable().optional(),
  /** To the customer, beside the product. */
  recado: texto(300).optional(),
  /** A price beyond the limits is asked of a supervisor instead of refused. */
  pede_supervisor: z.boolean().default(false),
  motivo,
})
export type LinhaEscrita = z.infer<typeof LinhaEscrita>

/** The desk where budgets are priced (issue 14, decision 0111): added calls. */
export const orcamentoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/orcamentos': {
    access: quemPrecifica,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    summary: 'Budgets of a store, with how many there are of each kind; to price: who waits longest first.',
    params: z.object({ idfornecedor: id }),
    query: z.object({
      vista: z.enum(vistasOrcamento).default('A_PRECIFICAR'),
      /** Part of the name, of the document, or the number. */
      busca: z.string().trim().max(100).default(''),
      page: z.int().min(1).max(100_000).default(1),
      perpage: z.int().min(1).max(100).default(ORCAMENTOS_POR_PAGINA),
    }),
    body: nada,
    response: ListaDeOrcamentos,
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
  'GET /painel/v1/pedidos/{num}/orcamento': {
    ...doOrcamento,
    summary: 'A budget as who prices it sees it: costs, limits, versions and the draft of the next.',
    body: nada,
    response: GradeDoOrcamento,
    falhas,
  },
  'PUT /painel/v1/pedidos/{num}/orcamento/rascunho': {
    ...doOrcamento,
    summary: 'Writes in the draft of the next version; what is not said stays.',
    body: z.object({
      visto,
      linhas: z.array(LinhaEscrita).max(1000).default([]),
      /** Freight; null: as it was. */
      taxaentrega: dinheiro.min(0).max(1_000_000).nullable().optional(),
      validade: z.iso.date().nullable().optional(),
      observacao: texto(1000).optional(),
      /** How it may be paid; none: in any way of the store. */
      condicoes: z.array(CondicaoDoOrcamento).max(12).optional(),
    }),
    response: GradeDoOrcamento,
    falhas: [...doRascunho, 'preco_fora_do_limite'],
  },
  'POST /painel/v1/pedidos/{num}/orcamento/desconto': {
    ...doOrcamento,
    summary: 'Takes a percentage off every line (or these), each as far as its floor, which is told.',
    body: z.object({ visto, percentual: z.number().min(0.1).max(50), sequencias }),
    response: ResultadoNoOrcamento,
    falhas: doRascunho,
  },
  'POST /painel/v1/pedidos/{num}/orcamento/ultimos-precos': {
    ...doOrcamento,
    summary: 'Gives each line (or these) what this customer last paid, where that is lower, to its floor.',
    body: z.object({ visto, sequencias }),
    response: ResultadoNoOrcamento,
    falhas: doRascunho,
  },
  'POST /painel/v1/pedidos/{num}/orcamento/linhas': {
    ...doOrcamento,
    summary: 'Adds a product to the draft; its customer reads it with the version that it is sent in.',
    /** `id`: the product as sold. */
    body: z.object({ visto, id, quantidade: quantidadePositiva }),
    response: GradeDoOrcamento,
    falhas: [...doRascunho, 'entrada_invalida', 'produto_indisponivel', 'quantidade_invalida'],
  },
  'DELETE /painel/v1/pedidos/{num}/orcamento/linhas/{sequencia}': {
    ...doOrcamento,
    summary: 'Takes a product out that was added to this draft; what was sent once stays.',
    params: params.extend({ sequencia }),
    query: z.object({ visto }),
    body: nada,
    response: GradeDoOrcamento,
    falhas: doRascunho,
  },
  'PUT /painel/v1/pedidos/{num}/orcamento/linhas/{sequencia}/alcada': {
    ...doOrcamento,
    access: ['fornecedor'],
    summary: 'A supervisor approves or refuses a price beyond the limits of who asked for it.',
    params: params.extend({ sequencia }),
    body: z.object({ visto, aprova: z.boolean(), motivo }),
    response: GradeDoOrcamento,
    falhas: [...doRascunho, 'preco_fora_do_limite'],
  },
  'POST /painel/v1/pedidos/{num}/orcamento/versoes': {
    ...doOrcamento,
    summary: 'Sends the draft as the next version. The same draft sent again is the same version.',
    body: z.object({
      visto,
      conversa: z.boolean().default(true),
      email: z.boolean().default(true),
      whatsapp: z.boolean().default(false),
    }),
    response: VersaoEnviada,
    falhas: [...doRascunho, 'preco_fora_do_limite', 'orcamento_espera_supervisor'],
  },
})
