import { z } from 'zod'

import { compradores, defineCalls } from '#call'
import { id, nada, quantidadePositiva, semCampos } from '#campo'
import { precoUnitario, texto } from '#declarado'

import { RespostaNegociacao } from './do-cliente.ts'
import { EmEdicao } from './partes.ts'

const umCarrinho = z.object({ idfornecedor: id, idcliente: id })
const umaLinha = umCarrinho.extend({ idlinha: id })
const doCarrinho = {
  access: compradores.filter((papel) => papel !== 'api-key'),
  dono: 'cliente',
  fornecedor: 'params.idfornecedor',
  cliente: 'params.idcliente',
  params: umCarrinho,
  query: semCampos,
  response: RespostaNegociacao,
} as const

const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido', 'nao_encontrado'] as const
const daResposta = [...falhas, 'negociacao_encerrada', 'sem_permissao_submeter'] as const
const daLinha = [...daResposta, 'linha_mudou', 'linha_em_edicao'] as const
const motivo = texto(300).default('')

/** The customer's side of an assisted negotiation (ux 1.23): added calls. It unlocks by DELETE …/bloqueio. */
export const negociacaoDoClienteCalls = defineCalls({
  'GET /v4/cart/{idfornecedor}/{idcliente}/negociacao': {
    ...doCarrinho,
    summary:
      'The negotiation of a cart: who, since when, lines old → new, what is saved, until when it holds.',
    body: nada,
    falhas,
  },
  'PUT /v4/cart/{idfornecedor}/{idcliente}/negociacao/linhas/{idlinha}': {
    ...doCarrinho,
    summary: 'Accepts the price of a line, refuses it (the table counts again), or asks for another.',
    params: umaLinha,
    body: z.object({
      /** The line's revision, and the price that was looked at: nobody accepts what it did not see. */
      visto: z.int().min(0),
      resposta: z.enum(['ACEITAR', 'RECUSAR', 'CONTRAPROPOR']),
      /** Of a counter-offer. */
      preco: precoUnitario.optional(),
      motivo,
    }),
    falhas: [...daLinha, 'entrada_invalida'],
  },
  'POST /v4/cart/{idfornecedor}/{idcliente}/negociacao/aceite': {
    ...doCarrinho,
    summary: 'Accepts every price that waits for an answer.',
    body: z.object({ visto: z.int().min(0) }),
    falhas: [...daResposta, 'negociacao_mudou'],
  },
  'POST /v4/cart/{idfornecedor}/{idcliente}/negociacao/sugestoes': {
    ...doCarrinho,
    summary: 'Puts a product into the cart that is being negotiated, or asks for another quantity of a line.',
    body: z.object({
      /** The product as sold. */
      id,
      quantidade: quantidadePositiva,
      /** The line's revision, of one that is there. */
      visto: z.int().min(0).optional(),
      motivo,
    }),
    falhas: [
      ...falhas,
      'negociacao_encerrada',
      'linha_mudou',
      'linha_em_edicao',
      'produto_indisponivel',
      'quantidade_invalida',
    ],
  },
  'PUT /v4/cart/{idfornecedor}/{idcliente}/negociacao/linhas/{idlinha}/edicao': {
    ...doCarrinho,
    summary: 'Holds a line while it is written in, or lets it go; the hold ends by itself.',
    params: umaLinha,
    body: z.object({ editando: z.boolean() }),
    response: z.object({ editando: EmEdicao.nullable() }),
    falhas: [...falhas, 'negociacao_encerrada', 'linha_em_edicao'],
  },
})
