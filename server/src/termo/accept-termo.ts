import type { ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, uuidv7, type Db } from '#infra'

import { findTermo, insertAceite } from './termo.repository.ts'

/** The store's own documents by slug and version, as they stand. */
export const nameDocumentos = (fornecedor: Pick<FornecedorVivo, 'documentos'> | null): string[] =>
  (fornecedor?.documentos ?? []).map(({ chave, numero }) => `${chave}/${numero}`)

/**
 * Keeps that somebody accepted the terms in force: who, when, version, address (§2, readings 8). Errors:
 * `termo_desatualizado` when another version is in force by now.
 */
export async function acceptTermo(
  db: Db,
  versao: string,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<{ termosuso: true; versao: string }> {
  const { idusuario, idcliente, fornecedor } = contexto
  if (!idusuario || !idcliente) throw new Falha('nao_encontrado')
  const termo = await findTermo(db, null)
  if (termo?.versao !== versao) throw new Falha('termo_desatualizado')
  await insertAceite(db, {
    idaceite: uuidv7(),
    idusuario,
    idcliente,
    idfornecedor: fornecedor?.idfornecedor ?? null,
    versao,
    documentos: nameDocumentos(fornecedor),
    ip: requisicao.ip,
    agente: requisicao.agente.slice(0, 200),
  })
  return { termosuso: true, versao }
}
