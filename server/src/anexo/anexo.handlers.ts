import type { Arquivo } from '@vitrine/contract'

import type { HandlersOf } from '#chamada'
import { requireParticipante, type Participante } from '#chat'
import { Falha, type Sql } from '#infra'

import { findAnexo, type QualAnexo } from './anexo.repository.ts'
import { writeAnexo } from './write-anexo.ts'

type Calls = 'POST /v4/chat/salas/{sala}/anexos' | 'GET /v4/chat/salas/{sala}/anexos/{idmensagem}'

/** Files and pictures of the conversation (decision 0108). */
export function createAnexoHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'POST /v4/chat/salas/{sala}/anexos': ({ params, body, contexto }) =>
      writeAnexo(sql, requireParticipante(contexto), { ...body, idsala: params.sala }),
    'GET /v4/chat/salas/{sala}/anexos/{idmensagem}': ({ params: { sala, idmensagem }, contexto }) =>
      readAnexo(sql, requireParticipante(contexto), { idsala: sala, idmensagem }),
  }
}

/** Errors: `nao_encontrado`. */
async function readAnexo(sql: Sql, quem: Participante, qual: QualAnexo): Promise<Arquivo> {
  const anexo = await findAnexo(sql, quem, qual)
  if (!anexo) throw new Falha('nao_encontrado')
  const { tipo, dados, conteudo } = anexo
  const nome = 'nome' in conteudo ? conteudo.nome : 'arquivo'
  // Pictures are kept as WebP, whatever they came as.
  const deVerdade = tipo === 'image/webp' ? nome.replace(/(\.[^.]*)?$/, '.webp') : nome
  return { nome: deVerdade, tipo, conteudo: once(dados) }
}

async function* once(dados: Buffer): AsyncGenerator<Uint8Array> {
  yield dados
}
