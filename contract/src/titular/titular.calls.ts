import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'
import { texto } from '#declarado'

import { MeuRequerimento, MeuRequerimentoNovo, MeusRequerimentos } from './meu-requerimento.ts'
import {
  CopiaDoTitular,
  estadosDeRequerimento,
  Requerimento,
  RequerimentoAberto,
  RequerimentoNovo,
  Requerimentos,
  RespostaDoRequerimento,
} from './requerimento.ts'

const daDona = { dono: 'fornecedor', fornecedor: 'params.idfornecedor', access: ['fornecedor'] } as const
/** The platform may look, with a reason (decision 0154). */
const tambemAPlataforma = { ...daDona, access: ['fornecedor', 'operador'] } as const
/** The person itself, at one store. */
const daPessoa = {
  access: ['cliente', 'usuario vinculado'],
  dono: 'cliente',
  cliente: 'params.idcliente',
  fornecedor: 'params.idfornecedor',
} as const
const meu = z.object({ idcliente: id, idfornecedor: id })
const umMeu = meu.extend({ idrequerimento: id })
const params = z.object({ idfornecedor: id })
const um = params.extend({ idrequerimento: id })
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const
const daPagina = [...falhas, 'nao_encontrado'] as const
const deUm = [...falhas, 'nao_encontrado', 'entrada_invalida', 'cadastro_mudou'] as const

/** What people ask of a store about their data (LGPD art. 18; issue 17, line 9; decision 0169): added calls. */
export const titularCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/titulares': {
    ...tambemAPlataforma,
    summary:
      'Requests of people about their data, those whose term ends first before; 50 at a time. With `limit` 0 only how many wait.',
    params,
    query: z.object({
      estado: z.enum(estadosDeRequerimento).optional(),
      cursor: texto(200).optional(),
      limit: z.int().min(0).max(50).default(50),
    }),
    body: nada,
    response: Requerimentos,
    falhas: [...falhas, 'entrada_invalida'],
  },
  'GET /painel/v1/{idfornecedor}/titulares/{idrequerimento}': {
    ...tambemAPlataforma,
    summary: 'A request, with what stands in the way of erasing the person and what would stay.',
    params: um,
    query: semCampos,
    body: nada,
    response: RequerimentoAberto,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'PUT /painel/v1/{idfornecedor}/titulares/{idrequerimento}': {
    ...daDona,
    summary:
      'Writes down a request that came by e-mail, telephone, post or in person; its id is made by who writes it.',
    params: um,
    query: semCampos,
    body: RequerimentoNovo,
    response: Requerimento,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/resposta': {
    ...daDona,
    summary: 'Answers a request by a letter to the person; it is met, refused with a reason, or goes on.',
    params: um,
    query: semCampos,
    body: RespostaDoRequerimento,
    response: Requerimento,
    falhas: deUm,
  },
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/copia': {
    ...daDona,
    summary: 'All that this store keeps of the person who asked; that it was made is kept.',
    params: um,
    query: semCampos,
    body: nada,
    response: CopiaDoTitular,
    falhas: [...falhas, 'nao_encontrado', 'entrada_invalida', 'cadastro_mudou'],
  },
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/anonimizacao': {
    ...daDona,
    summary: 'Erases what this store keeps of the person who asked; what the law keeps stays.',
    params: um,
    query: semCampos,
    body: z.strictObject({ versao: z.int().positive(), protocolo_da_exclusao: texto(40, 1) }),
    response: Requerimento,
    falhas: [...deUm, 'exclusao_recusada'],
  },
  'GET /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos': {
    ...daPessoa,
    summary: "A person's requests to one store about its data, the newest first, at most 100.",
    params: meu,
    query: semCampos,
    body: nada,
    response: MeusRequerimentos,
    falhas: daPagina,
  },
  'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}': {
    ...daPessoa,
    summary:
      'A person asks a store something about its data; the id is made by who asks, so that sent twice it is one.',
    params: umMeu,
    query: semCampos,
    body: MeuRequerimentoNovo,
    response: MeuRequerimento,
    falhas: [...daPagina, 'entrada_invalida', 'cadastro_mudou', 'muitas_requisicoes'],
  },
  'POST /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}/retirada': {
    ...daPessoa,
    summary: 'A person takes back what it asked; what was answered already stays as it is.',
    params: umMeu,
    query: semCampos,
    body: nada,
    response: MeuRequerimento,
    falhas: [...daPagina, 'cadastro_mudou'],
  },
})
