import { z } from 'zod'

import { defineCalls, todos, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { ApiKey, ChamadaDeChave, UsoDaChave } from './entidade.ts'

/** Who opens a supplier's doors to systems: attendants and representatives do not, nor the platform, which would come in by them. */
const access: readonly Papel[] = ['fornecedor']
/** Who sees them, and shuts one. */
const tambemAPlataforma = { access: ['fornecedor', 'operador'], semPessoas: true } as const
const params = z.object({ idfornecedor: id })
/** `GET /painel/v1/pedidos/{num}`. */
const chamadas = z.array(z.string().max(200)).min(1).max(100)

/** API keys of a supplier's own systems (§6 API-key login), as its panel makes and ends them. */
export const chaveCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/chaves': {
    summary: 'API keys of a supplier, living ones first, without the keys themselves.',
    ...tambemAPlataforma,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params,
    query: semCampos,
    body: nada,
    response: z.object({
      data: z.array(ApiKey),
      /** What a key of use ERP may be narrowed to. */
      chamadas: z.array(ChamadaDeChave),
    }),
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
  'POST /painel/v1/{idfornecedor}/chaves': {
    summary: 'Makes an API key; the answer is the one time that it is shown.',
    access,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params,
    query: semCampos,
    body: z.object({
      nome: z.string().min(1).max(60),
      uso: UsoDaChave.default('COMPRA'),
      /** Days until it ends by itself; absent or null: never. */
      validade_dias: z.int().min(1).max(1095).nullish(),
      /** Of use ERP alone: the calls that it may make, and no other; absent or null: all that such a key may. */
      chamadas: chamadas.nullish(),
    }),
    response: ApiKey.extend({ chave: z.string() }),
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
  'POST /painel/v1/{idfornecedor}/entrar': {
    summary:
      "Logs a supplier's own system in by its key of use ERP: a session of a day for the panel's calls.",
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    semVez: true,
    params: z.object({ idfornecedor: z.string().min(1).max(64) }),
    query: semCampos,
    body: z.object({ chave: z.string().min(1).max(200) }),
    response: z.object({ token: z.string(), expira_em: z.string() }),
    falhas: ['credenciais_invalidas', 'fornecedor_desconhecido', 'muitas_requisicoes'],
  },
  'POST /painel/v1/{idfornecedor}/chaves/{idapikeys}/troca': {
    summary:
      'Makes a key in place of another, which goes on for some days; the answer is the one time that it is shown.',
    access,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params: params.extend({ idapikeys: id }),
    query: semCampos,
    body: z.strictObject({
      /** Days that both are good. */
      juntas_dias: z.int().min(0).max(30).default(7),
      /** What the new one may call; absent: as the one before, null: all that such a key may. */
      chamadas: chamadas.nullish(),
    }),
    response: ApiKey.extend({ chave: z.string() }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}': {
    summary: 'Revokes an API key; its sessions end with it.',
    ...tambemAPlataforma,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params: params.extend({ idapikeys: id }),
    query: semCampos,
    body: nada,
    response: z.object({ revogada: z.literal(true) }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
})
