import type { Arquivo } from '@vitrine/contract'

import type { Armazem } from '#armazem'
import type { HandlersOf } from '#chamada'
import { requireParticipante, type Participante } from '#chat'
import { Falha, type Sql } from '#infra'

import { findAnexo, type QualAnexo } from './anexo.repository.ts'
import { writeAnexo } from './write-anexo.ts'

type Calls = 'POST /v4/chat/salas/{sala}/anexos' | 'GET /v4/chat/salas/{sala}/anexos/{idmensagem}'

interface Deps {
  sql: Sql
  armazem: Armazem
}

/** Files and pictures of the conversation (decisions 0108, 0110). */
export function createAnexoHandlers(deps: Deps): HandlersOf<Calls> {
  return {
    'POST /v4/chat/salas/{sala}/anexos': ({ params, body, contexto }) =>
      writeAnexo(deps, requireParticipante(contexto), { ...body, idsala: params.sala }),
    'GET /v4/chat/salas/{sala}/anexos/{idmensagem}': ({ params: { sala, idmensagem }, contexto }) =>
      readAnexo(deps, requireParticipante(contexto), { idsala: sala, idmensagem }),
  }
}

/** Errors: `nao_encontrado`. */
async function readAnexo({ sql, armazem }: Deps, quem: Participante, qual: QualAnexo): Promise<Arquivo> {
  const anexo = await findAnexo(sql, quem, qual)
  if (!anexo) throw new Falha('nao_encontrado')
  const { tipo, arquivo, dados, conteudo } = anexo
  const bytes = arquivo ? await armazem.read(arquivo) : dados && once(dados)
  // Withdrawn while it was asked for.
  if (!bytes) throw new Falha('nao_encontrado')
  const nome = 'nome' in conteudo ? conteudo.nome : 'arquivo'
  // Pictures are kept as WebP, whatever they came as.
  const deVerdade = tipo === 'image/webp' ? nome.replace(/(\.[^.]*)?$/, '.webp') : nome
  return { nome: deVerdade, tipo, conteudo: bytes }
}

async function* once(dados: Buffer): AsyncGenerator<Uint8Array> {
  yield dados
}
