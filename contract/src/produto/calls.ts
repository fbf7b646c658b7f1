import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { defineCalls, todos } from '#call'
import { id, nada, quantidade, semCampos } from '#campo'
import { Categoria } from '#fornecedor'
import { Imagem } from '#imagem'
import { CanalVenda, TipoEntrega } from '#venda'

import {
  BuscaProdutos,
  FiltrosProduto,
  PaginaProdutos,
  Produto,
  ProdutoLista,
  Setor,
  TagPesquisa,
} from './entidade.ts'

/** "lat,lng", a CEP with or without its hyphen, or "0" when no place is known yet. */
const LUGAR_DO_VISITANTE = /^(?:-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?|\d{5}-?\d{3}|0)$/

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
    publica: 'COM_PRECOS',
  },
  'GET /v1/app/{supplier}/listaprodutosf/{x}': {
    summary: 'The same page for a visitor; `x` is "lat,lng", a CEP, or "0".',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.supplier',
    params: z.object({ supplier: z.string().max(64), x: z.string().max(60).regex(LUGAR_DO_VISITANTE) }),
    query: BuscaProdutos,
    body: nada,
    response: PaginaProdutos,
    falhas: ['fornecedor_desconhecido'],
    publica: 'COM_PRECOS',
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
    falhas: ['nao_encontrado', 'produto_saiu', 'fornecedor_desconhecido'],
    publica: 'COM_PRECOS',
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
    summary: 'Suggestions while typing, at most 10; what the customer bought comes first.',
    access: todos,
    dono: 'publico',
    fornecedor: 'query.idfornecedor',
    cliente: 'query.idcliente',
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
          /** What was searched for instead of `query`, as `corrigida` of a list; else null. */
          corrigida: z.string().nullable(),
          /** The hits have only some of the words: no product has all of them. */
          parcial: z.boolean(),
        }),
      }),
    }),
    falhas: [],
    publica: 'COM_PRECOS',
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
    publica: 'SEM_PRECOS',
  },
  'GET /v2/app/fornecedor/{id}/produto-by-tags': {
    summary:
      'At most 20 products: those with all of tagsPesquisa, else those that share most tags with the one named.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id: z.string().max(64) }),
    query: z.object({
      idcadastroextraproduto: id.optional(),
      /** Comma-separated. */
      tagsPesquisa: z.string().max(1000).optional(),
    }),
    body: nada,
    response: z.object({ data: z.array(ProdutoLista), listaTemPrecos: z.boolean() }),
    falhas: ['fornecedor_desconhecido'],
    publica: 'COM_PRECOS',
  },
  'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}': {
    summary: 'Filters of a list with live counts: idfornecedor, category (id or slug; "0" for all).',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.a',
    params: z.object({ a: z.string().max(64), b: z.string().max(80) }),
    // Everything of a list but its page and order: what sets the prices moves the price bands too.
    query: BuscaProdutos.pick({
      sk: true,
      tagsPesquisa: true,
      agrupadores: true,
      produtoprincipal: true,
      formapagamento: true,
      tipoentrega: true,
      canalVenda: true,
      ignorepolicy: true,
    }),
    body: nada,
    response: FiltrosProduto,
    falhas: ['fornecedor_desconhecido'],
    publica: 'COM_PRECOS',
  },
  'GET /v4/tag-pesquisa/{idfornecedor}/lista': {
    summary: "A supplier's tags; of one category, by name; those of what the customer bought come first.",
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    cliente: 'query.idcliente',
    params: z.object({ idfornecedor: z.string().max(64) }),
    query: z.object({
      idcategoria: z.string().max(80).optional(),
      idcliente: id.optional(),
      query: z.string().max(100).optional(),
    }),
    body: nada,
    response: z.object({ data: z.array(TagPesquisa) }),
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
  },
  'GET /v2/app/setores-produto/obter-setor/{a}/{b}': {
    summary: 'Sectors with their categories: idfornecedor, idsetor ("0" for all).',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.a',
    params: z.object({ a: z.string().max(64), b: z.string().max(64) }),
    query: semCampos,
    body: nada,
    response: z.object({ data: z.object({ setores: z.array(Setor) }) }),
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
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
    publica: 'SEM_PRECOS',
  },
})
