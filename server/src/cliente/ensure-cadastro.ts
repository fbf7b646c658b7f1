import { asksApproval } from '@vitrine/rules/acesso'

import type { Autor } from '#evento'
import { uuidv7, type Db } from '#infra'

import { ensureCadastroExtra } from './cliente.repository.ts'

/**
 * The registration of a cliente with a fornecedor, made when it comes for the first time: waiting where a tag asks for
 * approval, approved elsewhere (§6). Answers whether it is approved.
 */
export async function ensureCadastro(
  db: Db,
  idcliente: string,
  { idfornecedor, tags }: { idfornecedor: string; tags: readonly string[] },
  autor: Autor,
): Promise<boolean> {
  const aprovado = asksApproval(tags) ? null : true
  const cadastro = { idfornecedor, idcliente, idcadastroextracliente: uuidv7(), aprovado }
  return ensureCadastroExtra(db, cadastro, autor)
}
