import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { variacaoPercentual } from '#declarado'

import { CadastroProduto } from './cadastro-produto.ts'
import {
  LinhaDoLote,
  ListaDoCatalogo,
  ordenacoesDoCatalogo,
  ProdutoDito,
  ProdutoDoCatalogo,
  ProdutoGuardado,
  PRODUTOS_POR_LOTE,
  PRODUTOS_POR_PAGINA,
  vistasProduto,
} from './guardado.ts'

const { preco, ativo } = CadastroProduto.shape

const params = z.object({ idfornecedor: id })
const um = params.extend({ idcadastroextraproduto: id })
const access: readonly Papel[] = ['fornecedor']
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Products of a supplier as its panel keeps them (ux 3.5, decision 0140): added calls. */
export const produtoGuardadoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/produtos': {
    ...doFornecedor,
    summary: 'Products of a supplier as its panel lists them, also those that are not on sale; page by page.',
    params,
    query: z.object({
      vista: z.enum(vistasProduto).default('TODOS'),
      sk: z.string().trim().max(200).default(''),
      categ: id.optional(),
      /** This product and its variants alone. */
      principal: id.optional(),
      /** Of `ESTOQUE_BAIXO`. */
      abaixo_de: z.number().min(0).max(1_000_000).default(10),
      ordenacao: z.enum(ordenacoesDoCatalogo).default('nome'),
      /** `cursor` of the page before; absent: the first. */
      cursor: z.string().max(2000).optional(),
      limit: z.int().min(1).max(500).default(PRODUTOS_POR_PAGINA),
    }),
    body: nada,
    response: ListaDoCatalogo,
    falhas,
  },
  'GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}': {
    ...doFornecedor,
    summary: 'A product as its supplier keeps it.',
    params: um,
    query: semCampos,
    body: nada,
    response: ProdutoGuardado,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'PUT /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}': {
    ...doFornecedor,
    summary:
      'Writes fields of a product, those that are said, or a new one, whose id is made by who writes it; the shop shows it at once.',
    params: um,
    query: semCampos,
    body: ProdutoDito,
    response: ProdutoGuardado,
    falhas: [...falhas, 'nao_encontrado', 'entrada_invalida', 'cadastro_mudou'],
  },
  'POST /painel/v1/{idfornecedor}/produtos/lote': {
    ...doFornecedor,
    summary:
      'Changes many products in one transaction; those that somebody changed meanwhile, or that cannot be so, are left out and told.',
    params,
    query: semCampos,
    body: z.strictObject({
      produtos: z.array(LinhaDoLote).min(1).max(PRODUTOS_POR_LOTE),
      /** Of every one of them, where it says nothing else itself. */
      preco: preco.unwrap().optional(),
      percentual: variacaoPercentual.optional(),
      ativo: ativo.unwrap().optional(),
    }),
    response: z.object({
      /** All that were named, as they stand now, those too that were left out. */
      data: z.array(ProdutoDoCatalogo),
      recusados: z.array(z.object({ idcadastroextraproduto: id, campo: z.string(), erro: z.string() })),
    }),
    falhas: [...falhas, 'entrada_invalida'],
    // Thousands of names of 200 letters.
    bodyLimit: 4 * 1024 * 1024,
  },
})
