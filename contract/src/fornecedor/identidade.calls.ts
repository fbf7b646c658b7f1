import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { CadastroFornecedor } from './cadastro-fornecedor.ts'

const { nome, razaosocial, cnpj, slug, cidade, uf, chave_pix, instrucoes_pedido } = CadastroFornecedor.shape
const campos = {
  nome,
  cidade,
  uf,
  chave_pix,
  instrucoes_pedido,
  /** Tags has-delivery and has-collect (§6); the other tags stay as they are. */
  faz_entrega: z.boolean(),
  faz_retirada: z.boolean(),
}

/** Who a supplier is to its customers, and how it sells. */
export const Identidade = z.object({ slug, razaosocial, cnpj, ...campos, versao: z.int() })
export type Identidade = z.output<typeof Identidade>

/** What its owner writes of it. */
export const IdentidadeDita = z.strictObject({
  ...campos,
  /** The version that was looked at; absent: whatever stands there. */
  versao: z.int().positive().optional(),
})

const daDona = {
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  access: ['fornecedor'],
  params: z.object({ idfornecedor: id }),
  query: semCampos,
  response: Identidade,
} as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** The supplier itself as its panel keeps it (issue 17, decision 0137): added calls. */
export const identidadeCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/identidade': {
    ...daDona,
    summary: 'Name, place, Pix key and ways of selling of a supplier as it keeps them.',
    body: nada,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/identidade': {
    ...daDona,
    summary: 'Changes name, place, Pix key and ways of selling of a supplier.',
    body: IdentidadeDita,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
})
