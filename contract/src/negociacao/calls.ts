import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, quantidadePositiva, semCampos } from '#campo'
import { precoUnitario, texto, valorOuNada } from '#declarado'
import { pagina } from '#pagina'
import { RespostaPedido, Submissao, submissaoCalls } from '#submissao'

import { CarrinhosDaLoja, CARRINHOS_POR_PAGINA, vistasDosCarrinhos } from './carrinhos.ts'
import { EntregasDoCliente, GradeDaNegociacao, ResultadoDoAto } from './grade.ts'
import { AtoDaNegociacao, ATOS_POR_PAGINA } from './historico.ts'
import { EmEdicao, PosseDoCarrinho } from './partes.ts'

const quemNegocia: readonly Papel[] = ['atendente', 'fornecedor']
const daEquipe = {
  access: quemNegocia,
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  params: z.object({ idfornecedor: id }),
} as const
const umCarrinho = z.object({ idfornecedor: id, idcliente: id })
/** Prices are those of this cliente: it is registered with the store. */
const doCarrinho = {
  access: quemNegocia,
  dono: 'cliente',
  fornecedor: 'params.idfornecedor',
  cliente: 'params.idcliente',
  params: umCarrinho,
} as const
const umaLinha = umCarrinho.extend({ idlinha: id })

const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const
const doUm = [...falhas, 'nao_encontrado'] as const
/** Of who does not hold the cart (any more). */
const daPosse = [...doUm, 'negociacao_encerrada', 'carrinho_bloqueado'] as const
const daLinha = [...daPosse, 'linha_mudou', 'linha_em_edicao'] as const

const { falhas: deSubmissao } = submissaoCalls['POST /v2/app/{session_token}/usuario/{id}/pedido']

/** `visto`: the revision of the line, or of the whole, as it was looked at. */
const visto = z.int().min(0)
const motivo = texto(300).default('')
/** What to do with a price beyond the limits: refuse it, or ask a supervisor for it. */
const pede_supervisor = z.boolean().default(false)

/** The attendant's side of an assisted negotiation (issue 14, decision 0109): added calls. */
export const negociacaoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/carrinhos-abertos': {
    ...daEquipe,
    summary: 'Carts of a store with something in them: who is here now, what they have, who holds them.',
    query: z.object({
      vista: z.enum(vistasDosCarrinhos).default('TODOS'),
      /** Part of the name, or of the document. */
      busca: z.string().trim().max(100).default(''),
      page: z.int().min(1).max(100_000).default(1),
      perpage: z.int().min(1).max(100).default(CARRINHOS_POR_PAGINA),
    }),
    body: nada,
    response: CarrinhosDaLoja,
    falhas,
  },
  'GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}': {
    ...doCarrinho,
    summary: "A client's cart as the client sees it, with cost, margin, limits and what was done in it.",
    query: semCampos,
    body: nada,
    response: GradeDaNegociacao,
    falhas: doUm,
  },
  'GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}/historico': {
    ...doCarrinho,
    summary: "What was done in the negotiations of a client's cart, the latest first.",
    query: z.object({
      page: z.int().min(1).max(100_000).default(1),
      perpage: z.int().min(1).max(100).default(ATOS_POR_PAGINA),
    }),
    body: nada,
    response: pagina(AtoDaNegociacao),
    falhas: doUm,
  },
  'GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}/entregas': {
    ...doCarrinho,
    summary: "The client's addresses with what delivery costs there by the table, for who holds its cart.",
    query: semCampos,
    body: nada,
    response: EntregasDoCliente,
    falhas: daPosse,
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse': {
    ...doCarrinho,
    summary: 'Takes a cart to negotiate it; `assume` takes it over from a colleague, who is told.',
    query: semCampos,
    body: z.object({ assume: z.boolean().default(false) }),
    response: GradeDaNegociacao,
    falhas: [...doUm, 'carrinho_bloqueado'],
  },
  'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse': {
    ...doCarrinho,
    summary: 'The heartbeat, every 30 s: who negotiates is still there.',
    query: semCampos,
    /** Whether its person did something since the last one. */
    body: z.object({ ativo: z.boolean().default(false) }),
    response: PosseDoCarrinho,
    falhas: daPosse,
  },
  'DELETE /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse': {
    ...doCarrinho,
    summary: 'Unlocks: attendant prices go, totals are what they were.',
    query: semCampos,
    body: nada,
    response: GradeDaNegociacao,
    falhas: [...doUm, 'carrinho_bloqueado'],
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas': {
    ...doCarrinho,
    summary: 'Puts a product into the cart.',
    query: semCampos,
    body: z.object({
      /** The product as sold. */
      id,
      quantidade: quantidadePositiva,
      precoatendente: precoUnitario.nullable().default(null),
      motivo,
      pede_supervisor,
    }),
    response: GradeDaNegociacao,
    falhas: [...daLinha, 'preco_fora_do_limite', 'produto_indisponivel', 'quantidade_invalida'],
  },
  'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}': {
    ...doCarrinho,
    summary:
      'Sets or takes out the price of a line, changes its quantity, or says no to what the customer asks.',
    params: umaLinha,
    query: semCampos,
    body: z.object({
      visto,
      /** Null takes it out; absent leaves it. The same price again says no to a counter-offer. */
      precoatendente: precoUnitario.nullable().optional(),
      quantidade: quantidadePositiva.optional(),
      motivo,
      pede_supervisor,
    }),
    response: GradeDaNegociacao,
    falhas: [...daLinha, 'preco_fora_do_limite', 'produto_indisponivel', 'quantidade_invalida'],
  },
  'DELETE /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}': {
    ...doCarrinho,
    summary: 'Takes a product out of the cart.',
    params: umaLinha,
    query: z.object({ visto }),
    body: nada,
    response: GradeDaNegociacao,
    falhas: daLinha,
  },
  'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}/edicao': {
    ...doCarrinho,
    summary: 'Holds a line while it is written in, or lets it go; the hold ends by itself.',
    params: umaLinha,
    query: semCampos,
    body: z.object({ editando: z.boolean() }),
    response: z.object({ editando: EmEdicao.nullable() }),
    falhas: [...daPosse, 'linha_em_edicao'],
  },
  'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}/alcada': {
    ...doCarrinho,
    access: ['fornecedor'],
    summary: 'A supervisor approves or refuses a price beyond the limits of who asked for it.',
    params: umaLinha,
    query: semCampos,
    body: z.object({ visto, aprova: z.boolean(), motivo }),
    response: GradeDaNegociacao,
    falhas: [...doUm, 'negociacao_encerrada', 'linha_mudou', 'preco_fora_do_limite'],
  },
  'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/frete': {
    ...doCarrinho,
    summary:
      'Sets the freight of the order that this cart becomes, for one place and one form or any, or (null) takes that out.',
    query: semCampos,
    body: z.object({
      visto,
      frete: valorOuNada.nullable(),
      /** Where it goes; absent: the customer's main address. */
      idendereco: id.optional(),
      /** By which form; absent: by any that goes there. */
      idformaentrega: id.optional(),
      motivo,
    }),
    response: GradeDaNegociacao,
    falhas: [
      ...daPosse,
      'negociacao_mudou',
      'preco_fora_do_limite',
      'endereco_invalido',
      'fornecedor_nao_atende',
    ],
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/desconto': {
    ...doCarrinho,
    summary: 'Takes a percentage off every line (or these), each as far as its floor.',
    query: semCampos,
    body: z.object({
      percentual: z.number().min(0.1).max(50),
      /** Absent: all. */
      ids: z.array(id).min(1).max(1000).optional(),
      motivo,
    }),
    response: ResultadoDoAto,
    falhas: daPosse,
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/ultimos-precos': {
    ...doCarrinho,
    summary:
      'Gives each line (or these) the price that this customer last paid, where that is lower, as far as its floor.',
    query: semCampos,
    body: z.object({ ids: z.array(id).min(1).max(1000).optional(), motivo }),
    response: ResultadoDoAto,
    falhas: daPosse,
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/liberacao': {
    ...doCarrinho,
    summary: 'Frees the cart and lets its prices hold until an hour.',
    query: semCampos,
    body: z.object({
      visto,
      /** Absent: as many hours from now as the store says. */
      validade: z.iso.datetime().optional(),
    }),
    response: GradeDaNegociacao,
    falhas: [...daPosse, 'negociacao_mudou', 'validade_invalida'],
  },
  'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/pedido': {
    ...doCarrinho,
    summary: "Closes the order in the customer's name, of channel MANUAL, by every check of a submission.",
    query: semCampos,
    /** Lines, services, coupon and notes are the cart's. */
    body: Submissao.omit({
      itens: true,
      servicos: true,
      cupom: true,
      idfornecedor: true,
      canalVenda: true,
      orcamento: true,
      representante: true,
      usuarioVinculado: true,
      idapikeys: true,
    }).extend({ visto }),
    response: RespostaPedido,
    falhas: [...deSubmissao, 'nao_encontrado', 'negociacao_encerrada', 'negociacao_mudou'],
  },
})
