import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { CadastroCategoria } from './cadastro-categoria.ts'

/** A category as it is kept, with the version that whoever changes it names, and how many products stand in it itself. */
export const CategoriaGuardada = CadastroCategoria.extend({ produtos: z.int(), versao: z.int() })
export type CategoriaGuardada = z.output<typeof CategoriaGuardada>

/** What is written of one: the whole of it. */
export const CategoriaDita = CadastroCategoria.omit({ idcategoria: true }).extend({
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

/** Where one stands: below which, and after how many. */
export const LugarDaCategoria = z.strictObject({
  idcategoria: id,
  idcategoriapai: CadastroCategoria.shape.idcategoriapai.unwrap(),
  ordem: CadastroCategoria.shape.ordem,
  versao: z.int().positive().optional(),
})

const params = z.object({ idfornecedor: id })
const uma = params.extend({ idcategoria: id })
const access: readonly Papel[] = ['fornecedor']
const daDona = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const
const todas = z.object({ data: z.array(CategoriaGuardada) })

/** The tree of categories of a supplier as its panel keeps it (ux 3.5, decision 0144): added calls. */
export const categoriaGuardadaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/categorias': {
    ...daDona,
    summary: 'The categories of a supplier in the order of the shop, 500 at most.',
    params,
    query: semCampos,
    body: nada,
    response: todas,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/categorias': {
    ...daDona,
    summary: 'Puts categories in other places of the tree, all or none; the others stay.',
    params,
    query: semCampos,
    body: z.strictObject({ categorias: z.array(LugarDaCategoria).min(1).max(500) }),
    response: todas,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
  'PUT /painel/v1/{idfornecedor}/categorias/{idcategoria}': {
    ...daDona,
    summary: 'Writes a category, new or not; the id of a new one is made by who writes it.',
    params: uma,
    query: semCampos,
    body: CategoriaDita,
    response: CategoriaGuardada,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
  'DELETE /painel/v1/{idfornecedor}/categorias/{idcategoria}': {
    ...daDona,
    summary: 'Removes a category that nothing stands in.',
    params: uma,
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou', 'cadastro_em_uso'],
  },
})
