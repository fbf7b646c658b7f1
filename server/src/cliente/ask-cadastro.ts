import type { Calls, Response } from '@vitrine/contract'
import { situacaoOf } from '@vitrine/rules/acesso'

import type { ContextoComprador } from '#acesso'
import { claimAtLogin } from '#cliente-previsto'
import { Falha, type Sql } from '#infra'

import { findSituacao } from './analise.repository.ts'
import { ensureCadastro } from './ensure-cadastro.ts'

type Key = 'POST /v4/client/{idcliente}/supplier/{idfornecedor}/cadastro'

/** A registration for whoever came in at another store and asks for one here; one that is there stays as it was decided. */
export async function askCadastro(
  sql: Sql,
  { fornecedor, idcliente, papel: ator, idusuario, idapikeys }: ContextoComprador,
): Promise<Response<Calls[Key]>> {
  if (!fornecedor || !idcliente) throw new Falha('nao_encontrado')
  await ensureCadastro(sql, idcliente, fornecedor, { ator, idusuario, idapikeys })
  if (idusuario) await claimAtLogin(sql, idusuario)
  const { idfornecedor } = fornecedor
  return { situacao: situacaoOf(await findSituacao(sql, { idfornecedor, idcliente })) }
}
