import { hashToken, type ContextoComprador } from '#acesso'
import type { HandlersOf, Requisicao } from '#chamada'
import { Falha, uuidv7, type Config, type Sql } from '#infra'
import { readUrlFora } from '#rede'

import type { ReadChaves } from './chaves-vapid.ts'
import { deleteInscricao, findInscricao, saveInscricao, type QualInscricao } from './inscricao.repository.ts'
import { findPreferencia, savePreferencia, type QuemPrefere } from './preferencia.repository.ts'

type Calls =
  | 'GET /v4/notificacao/inscricao/{idfornecedor}/{idcliente}'
  | 'POST /v4/notificacao/inscricao'
  | 'POST /v4/notificacao/inscricao/remove'
  | 'GET /v4/notificacao/conversas/{idfornecedor}/{idcliente}'
  | 'PUT /v4/notificacao/conversas/{idfornecedor}/{idcliente}'

interface Deps {
  sql: Sql
  config: Pick<Config, 'demo'>
  readChaves: ReadChaves
}

/** Devices that are told by push: which, of what, no more (decision 0089); and who is told of what it has not read (decision 0103). */
export function createNotificacaoHandlers({ sql, config, readChaves }: Deps): HandlersOf<Calls> {
  return {
    'GET /v4/notificacao/inscricao/{idfornecedor}/{idcliente}': async (pedido) => {
      const [chaves, inscricao] = await Promise.all([readChaves(), findInscricao(sql, qualOf(pedido))])
      return { chave: chaves?.publica ?? null, inscricao }
    },
    'POST /v4/notificacao/inscricao': async ({ body, ...pedido }) => {
      if (!(await readChaves())) throw new Falha('notificacao_desligada')
      const { aparelho, pedidos, alertas } = body
      const lida = readUrlFora(aparelho.endpoint, { permitirLoopback: config.demo })
      if ('motivo' in lida) throw refuse('aparelho.endpoint', lida.motivo)
      if (!(await isPonto(aparelho.keys.p256dh)))
        throw refuse('aparelho.keys.p256dh', 'A chave não é de P-256.')
      const idinscricao = uuidv7()
      const sua = { ...qualOf(pedido), idinscricao, aparelho: { ...aparelho, endpoint: lida.url } }
      await saveInscricao(sql, { ...sua, pedidos, alertas })
      return { pedidos, alertas }
    },
    'POST /v4/notificacao/inscricao/remove': async (pedido) => ({
      outras: await deleteInscricao(sql, qualOf(pedido)),
    }),
    'GET /v4/notificacao/conversas/{idfornecedor}/{idcliente}': ({ contexto }) =>
      findPreferencia(sql, quemOf(contexto)),
    'PUT /v4/notificacao/conversas/{idfornecedor}/{idcliente}': async ({ contexto, body }) => {
      await savePreferencia(sql, quemOf(contexto), body)
      return body
    },
  }
}

function quemOf({ fornecedor, idcliente, idusuario }: ContextoComprador): QuemPrefere {
  if (!fornecedor || !idcliente || !idusuario) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idcliente, idusuario }
}

function qualOf({
  contexto: { fornecedor, idcliente },
  requisicao: { token },
}: {
  contexto: ContextoComprador
  requisicao: Requisicao
}): QualInscricao {
  if (!fornecedor || !idcliente || !token) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idcliente, tokenHash: hashToken(token) }
}

const refuse = (campo: string, motivo: string) =>
  new Falha('entrada_invalida', { campos: { [campo]: motivo } })

/** Whether the key is a point of the curve: with another one every message to the device would fail. */
async function isPonto(p256dh: string): Promise<boolean> {
  const ponto = Buffer.from(p256dh, 'base64url')
  try {
    await crypto.subtle.importKey('raw', ponto, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    return ponto[0] === 4
  } catch {
    return false
  }
}
