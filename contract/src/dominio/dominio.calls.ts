import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { DominioDaLoja, DominioDito, DominioOlhado, DominiosDaLoja, NomeDoDominio } from './dominio.ts'

const daDona = { dono: 'fornecedor', fornecedor: 'params.idfornecedor', access: ['fornecedor'] } as const
const params = z.object({ idfornecedor: id })
const deUm = params.extend(NomeDoDominio.shape)
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Hosts at which a supplier is found by its own name, proven in DNS (issue 17, lines 2 and 9; decision 0160): added calls. */
export const dominioCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/dominios': {
    ...daDona,
    summary: "Hosts of a supplier's own, how far each has come, and what they must point to.",
    params,
    query: semCampos,
    body: nada,
    response: DominiosDaLoja,
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/dominios': {
    ...daDona,
    summary: 'Says a host; answers the record that proves it. One that was removed comes back as it was.',
    params,
    query: semCampos,
    body: DominioDito,
    response: DominioDaLoja,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
  'DELETE /painel/v1/{idfornecedor}/dominios/{dominio}': {
    ...daDona,
    summary: 'Takes a host off the air; said again within 30 days it comes back.',
    params: deUm,
    query: semCampos,
    body: nada,
    response: DominiosDaLoja,
    falhas: [...falhas, 'nao_encontrado', 'entrada_invalida', 'cadastro_mudou'],
  },
  'POST /painel/v1/{idfornecedor}/dominios/{dominio}/conferir': {
    ...daDona,
    summary:
      'Looks in DNS at the proof of a host and at where it points, and puts it on the air when both are there.',
    params: deUm,
    query: semCampos,
    body: nada,
    response: DominioOlhado,
    falhas: [...falhas, 'nao_encontrado', 'entrada_invalida', 'cadastro_mudou', 'muitas_requisicoes'],
  },
  'POST /painel/v1/{idfornecedor}/dominios/{dominio}/principal': {
    ...daDona,
    summary: 'Makes a host that is on the air the main one: links name it, the others lead to it.',
    params: deUm,
    query: semCampos,
    body: nada,
    response: DominiosDaLoja,
    falhas: [...falhas, 'nao_encontrado', 'entrada_invalida', 'cadastro_mudou'],
  },
})
