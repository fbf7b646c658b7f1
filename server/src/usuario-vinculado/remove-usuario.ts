import { Falha, type Sql } from '#infra'

import { deleteConvite, deleteVinculo, lockVinculo } from './usuario-vinculado.repository.ts'

/**
 * Takes a login off a cliente, with its sessions for it and the invitations that it sent, or takes an invitation back.
 * Errors: `nao_encontrado`, `ultimo_administrador`.
 */
export async function removeUsuario(sql: Sql, idcliente: string, id: string): Promise<{ removido: true }> {
  await sql.begin(async (tx) => {
    const vinculo = await lockVinculo(tx, idcliente, id)
    if (vinculo?.administra && vinculo.administradores <= 1) throw new Falha('ultimo_administrador')
    if (vinculo) await deleteVinculo(tx, idcliente, id)
    else if (!(await deleteConvite(tx, idcliente, id))) throw new Falha('nao_encontrado')
  })
  return { removido: true }
}
