import { randomUUID } from 'node:crypto'

import { withBanco } from './banco.ts'
import type { Conta } from './conta.ts'

/** A representative of this test alone, to whom the cliente of `conta` is assigned at a store. */
export async function createRepresentante(slug: string, conta: Conta, nome = 'Rui Prado'): Promise<Conta> {
  const email = `rep-${randomUUID()}@vitrine.example`
  const idusuario = randomUUID()
  await withBanco((sql) =>
    sql.begin(async (tx) => {
      await tx`
        insert into usuario select (jsonb_populate_record(u, ${tx.json({ idusuario, email, nome })})).*
        from usuario u where u.email = 'rep@vitrine.example'`
      await tx`
        insert into equipe (idfornecedor, idusuario, papel)
        select idfornecedor, ${idusuario}, 'representante' from fornecedor where slug = ${slug}`
      await tx`
        update cadastroextracliente x set idrepresentante = ${idusuario}
        from fornecedor f, usuario u join usuario_cliente uc using (idusuario)
        where f.slug = ${slug} and x.idfornecedor = f.idfornecedor and u.email = ${conta.email} and x.idcliente = uc.idcliente`
    }),
  )
  return { email, senha: 'vitrine-demo' }
}
