import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { Arquivo, CanalVenda, id, Imagem, nada, quantidade, semCampos, TipoEntrega } from '#comum'
import { Categoria } from '#fornecedor'

import { BuscaProdutos, PaginaProdutos, Produto } from './entidade.ts'

export const produtoCalls = defineCalls({
  'GET /v2/app/{supplier}/listaprodutos/{address}': {
    summary: 'A page of products; `address` is an address id or the null uuid.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.supplier',
    params: z.object({ supplier: z.string().max(64), address: id }),
    query: BuscaProdutos,
    body: nada,
    response: PaginaProdutos,
    falhas: ['fornecedor_desconhecido'],
    publica: true,
  },
  'GET /v1/app/{supplier}/listaprodutosf/{x}': {
    summary: 'The same page for a visitor; `x` is "lat,lng", a CEP, or "0".',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.supplier',
    params: z.object({ supplier: z.string().max(64), x: z.string().max(60) }),
    query: BuscaProdutos,
    body: nada,
    response: PaginaProdutos,
    falhas: ['fornecedor_desconhecido'],
    publica: true,
  },
  'GET /v2/app/{a}/fornecedor/{b}/produto/{c}': {
    summary: 'A product: session token, idfornecedor, idcadastroextraproduto.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.b',
    params: z.object({ a: z.string().max(128), b: z.string().max(64), c: id }),
    query: z.object({
      idformapagamento: id.optional(),
      disableSimilares: z.boolean().default(false),
      canalVenda: CanalVenda.default('WEB'),
      tipoEntrega: TipoEntrega.optional(),
      quantidade: quantidade.positive().optional(),
    }),
    body: nada,
    response: Produto,
    falhas: ['nao_encontrado', 'fornecedor_desconhecido'],
    publica: true,
  },
  'POST /v4/product/spreadsheet/{id}': {
    summary:
      "The asker's price list as XLSX, filtered by the parameters of a list; id or slug of the supplier (readings 8).",
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id: z.string().max(64) }),
    query: BuscaProdutos,
    body: nada,
    response: Arquivo,
    arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    falhas: ['fornecedor_desconhecido'],
  },
  'GET /v2/app/token/listaprodutos/full-text/pesquisar': {
    summary: 'Suggestions while typing, at most 10.',
    access: todos,
    dono: 'publico',
    fornecedor: 'query.idfornecedor',
    params: semCampos,
    query: z.object({ idfornecedor: id, query: z.string().max(200), idcliente: id.optional() }),
    body: nada,
    response: z.object({
      data: z.object({
        resultset: z.object({
          hits: z.array(
            z.object({
              id,
              name: z.string(),
              marca: z.string(),
              embalagem: z.string(),
              imagem: Imagem.nullable(),
            }),
          ),
        }),
      }),
    }),
    falhas: [],
    publica: true,
  },
  'GET /v2/app/{a}/listacategoriasprodutos/{b}': {
    summary: 'The category tree with counts; session token, idfornecedor.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.b',
    params: z.object({ a: z.string().max(128), b: z.string().max(64) }),
    query: z.object({ idsegmento: id.optional(), device: z.enum(['mobile', 'desktop']).default('desktop') }),
    body: nada,
    response: z.object({ data: z.array(Categoria) }),
    falhas: ['fornecedor_desconhecido'],
    publica: true,
  },
  'GET /superon/imagens/{a}/{b}/all-images': {
    summary: 'All pictures of a product: idfornecedor, idcadastroextraproduto.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.a',
    params: z.object({ a: id, b: id }),
    query: semCampos,
    body: nada,
    response: z.object({ imagens: z.array(Imagem) }),
    falhas: [],
    publica: true,
  },
})
