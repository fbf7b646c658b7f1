import { z } from 'zod'

import { compradores, defineCalls, todos } from '#call'
import { comSessao, id, nada, semCampos, session_token } from '#campo'
import { TipoEntrega } from '#venda'

import { AreaAtendimento, Fornecedor, FornecedorAtende, FornecedorVitrine, Rodape, Tema } from './entidade.ts'

/** Where the shopper is and how the goods shall come (§7 Suppliers and content). */
const onde = z.object({
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  /** Ask the pickup areas instead of the delivery areas (readings 8). */
  queryPoligonoDeColeta: z.boolean().default(false),
  tipoEntrega: TipoEntrega.default('DELIVERY'),
  idendereco: id.optional(),
  /** Of the place: some delivery prices are by CEP. */
  cep: z.string().max(9).optional(),
  /** Of the stores where goods are picked up, the one whose hours are promised. */
  idloja: id.optional(),
  /** Keeps the stores of one company; without a place: all of them (lojasEmpresa). */
  idempresa: id.optional(),
  limit: z.int().min(1).max(500).default(30),
})

const encontrados = z.object({
  fornecedores: z.array(FornecedorAtende),
  /** How many serve the place, listed or not. */
  total: z.int(),
  /** Fixed text when the list is empty (readings 8). */
  mensagem: z.string().nullable(),
})

export const fornecedorCalls = defineCalls({
  'GET /v2/app/{session_token}/configuracao/fornecedor': {
    summary: 'A supplier with its whole configuration, by id, slug or domain.',
    access: todos,
    dono: 'publico',
    params: comSessao,
    query: z.object({ idfornecedor: z.string().max(64).optional(), dominio: z.string().max(253).optional() }),
    body: nada,
    response: Fornecedor,
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
  },
  'GET /v2/app/{session_token}/fornecedor': {
    summary: 'Suppliers that serve a place, by coordinates or address.',
    access: todos,
    dono: 'publico',
    params: comSessao,
    query: onde.extend({
      idfornecedor: z.string().max(64).optional(),
      dominio: z.string().max(253).optional(),
      /** What asks; the answer is the same for each. */
      device: z.enum(['mobile', 'desktop']).optional(),
      idcliente: id.optional(),
    }),
    body: nada,
    response: encontrados,
    falhas: [
      'endereco_nao_atendido',
      'seu_endereco_nao_atendido',
      'fornecedores_nao_encontrados',
      'outros_fornecedores_indisponivel',
    ],
    imprevisto: 'fornecedores_nao_encontrados',
  },
  'GET /v2/app/{session_token}/cliente/{idcliente}/fornecedor': {
    summary: 'Suppliers that serve a place, those the customer bought from first.',
    access: compradores,
    dono: 'cliente',
    cliente: 'params.idcliente',
    params: z.object({ session_token, idcliente: id }),
    query: onde,
    body: nada,
    response: encontrados,
    falhas: [
      'endereco_nao_atendido',
      'seu_endereco_nao_atendido',
      'fornecedores_nao_encontrados',
      'outros_fornecedores_indisponivel',
      'sessao_expirada',
    ],
    imprevisto: 'fornecedores_nao_encontrados',
  },
  'GET /v2/app/{session_token}/fornecedor/areaatendimento': {
    summary: 'Delivery and pickup areas of a supplier, and its stores.',
    access: todos,
    dono: 'publico',
    fornecedor: 'query.idfornecedor',
    params: comSessao,
    query: z.object({ idfornecedor: id }),
    body: nada,
    response: AreaAtendimento,
    falhas: ['area_indisponivel', 'fornecedor_desconhecido'],
    imprevisto: 'area_indisponivel',
    publica: 'SEM_PRECOS',
  },
  'GET /v2/configuracao/fornecedor/{id}/tema': {
    summary: 'The resolved theme of a supplier.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id }),
    query: semCampos,
    body: nada,
    response: Tema,
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
  },
  'GET /v2/app/config/fornecedor/{id}/rodape': {
    summary: 'The footer of a supplier, with the legal identity of the store.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id }),
    query: z.object({ idcliente: id.optional() }),
    body: nada,
    response: Rodape,
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
  },
  'GET /v4/app/token/custom-content/{id}': {
    summary: 'What a supplier asks everybody to read before ordering; empty when it asks nothing.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id }),
    query: z.object({ contentType: z.literal('ORDER_INSTRUCTIONS') }),
    body: nada,
    response: z.object({ contentType: z.literal('ORDER_INSTRUCTIONS'), conteudo: z.string() }),
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
  },
  'GET /v4/fornecedor/vitrine': {
    summary: 'Stores of the platform open to everybody, with pictures of their goods (added call).',
    access: todos,
    dono: 'publico',
    params: semCampos,
    query: z.object({ limit: z.int().min(1).max(24).default(8) }),
    body: nada,
    response: z.object({ fornecedores: z.array(FornecedorVitrine) }),
    falhas: [],
  },
})
