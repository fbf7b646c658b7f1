import type { Db } from '#infra'

/** False: the operator was there, and stays as it is, with its password. */
export async function makeOperador(
  tx: Db,
  { idusuario, email, senha_hash }: { idusuario: string; email: string; senha_hash: string },
): Promise<boolean> {
  const [row] = await tx<{ idusuario: string }[]>`
    insert into usuario as u (idusuario, email, nome, senha_hash, operador) values (${idusuario}, ${email}, 'Operador', ${senha_hash}, true)
    on conflict (email) do update set senha_hash = excluded.senha_hash, operador = true where not u.operador
    returning idusuario`
  if (!row) return false
  await tx`delete from sessao where idusuario = ${row.idusuario}`
  return true
}
