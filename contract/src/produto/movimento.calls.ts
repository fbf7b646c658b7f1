import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { ListaDeMovimentos, MovimentoDito, MovimentoFeito } from './movimento.ts'

const params = z.object({ idfornecedor: id, idcadastroextraproduto: id })
const access: readonly Papel[] = ['fornecedor']
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido', 'nao_encontrado'] as const

/** How the stock of a product came to be what it is (issue 17, line 3; decision 0148): added calls. */
export const movimentoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos': {
    ...doFornecedor,
    summary: 'Movements of the stock of a product, the newest first; page by page.',
    params,
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.int().min(1).max(200).default(30),
    }),
    body: nada,
    response: ListaDeMovimentos,
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos': {
    ...doFornecedor,
    summary: 'Moves the stock of a product, with the reason; what came, went, was lost or was counted.',
    params,
    query: semCampos,
    body: MovimentoDito,
    response: MovimentoFeito,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
  'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos/{idmovimento}/desfazer': {
    ...doFornecedor,
    summary: 'Takes back a movement that somebody made; what orders took meanwhile stays taken.',
    params: params.extend({ idmovimento: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    query: semCampos,
    body: nada,
    response: MovimentoFeito,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
})
