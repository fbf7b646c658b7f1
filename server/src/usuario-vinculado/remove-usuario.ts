import { composeRemovido, insertCarta } from '#correio'
import { Falha, type Sql } from '#infra'

import type { Comprador } from './require-gestor.ts'
import { deleteConvite, deleteVinculo, lockVinculo } from './usuario-vinculado.repository.ts'

/**
 * Takes a login off a cliente, with its sessions for it and the invitations that it sent, or takes an invitation back. A
 * login that somebody else removed is told so by letter. Errors: `nao_encontrado`, `ultimo_administrador`.
 */
export async function removeUsuario(
  sql: Sql,
  { idcliente, idusuario, fornecedor }: Comprador,
  id: string,
): Promise<{ removido: true }> {
  const { idfornecedor, nome: loja } = fornecedor
  await sql.begin(async (tx) => {
    const vinculo = await lockVinculo(tx, idcliente, id)
    if (vinculo?.administra && vinculo.administradores <= 1) throw new Falha('ultimo_administrador')
    if (!vinculo) {
      if (await deleteConvite(tx, idcliente, id)) return
      throw new Falha('nao_encontrado')
    }
    await deleteVinculo(tx, idcliente, id)
    if (id === idusuario) return
    const carta = composeRemovido({ ...vinculo, loja })
    await insertCarta(tx, carta, { idfornecedor, chave: `vinculo-removido:${carta.idcorreio}` })
  })
  return { removido: true }
}
