import type { EventoDeCadastro } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { asJson, asRegistro, describeEntrada } from '#coluna'
import { asEventosDeCadastro } from '#evento'
import type { Db } from '#infra'

export interface Membro {
  idusuario: string
  papel: string
}

/** Those of these logins that there are. */
export async function listUsuarios(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ idusuario: string }[]>`
    select idusuario from usuario where idusuario = any(${ids as string[]}::uuid[])`
  return new Set(rows.map(({ idusuario }) => idusuario))
}

const membroNovo = describeEntrada({
  idusuario: 'equipe.idusuario',
  papel: 'equipe.papel',
  fato: 'evento.dados',
})

/** Of `novo`: who was not there before. */
const fatos = `
  select row_number() over (), 'cadastro.CRIADO', d.fato, n.idfornecedor from novo n join dado d using (idusuario, papel)`

/** Who works at a supplier, with the audit of those who did not before; the others stay. */
export async function insertEquipe(
  db: Db,
  { idfornecedor, autor: { ator, idusuario: quem, idapikeys = null } }: Quem,
  membros: readonly Membro[],
): Promise<void> {
  const { valores, tipos } = asRegistro(db, membroNovo)
  const autor = { ator, idusuario: quem, idapikeys }
  const linhas = membros.map(({ idusuario, papel }) => {
    const fato: EventoDeCadastro['dados'] = {
      cadastro: 'equipe',
      id: `${idusuario}/${papel}`,
      versao: 1,
      autor,
      antes: null,
      depois: { idusuario, papel },
      ocultas: [],
    }
    return { idusuario, papel, fato }
  })
  await db`
    with dado (idusuario, papel, fato) as materialized (
      select ${valores} from jsonb_to_recordset(${asJson(db, membroNovo, linhas)}) as r(${tipos})
    ),
    novo as (
      insert into equipe (idfornecedor, idusuario, papel) select ${idfornecedor}::uuid, idusuario, papel from dado
      order by idusuario, papel on conflict do nothing returning idfornecedor, idusuario, papel
    )
    ${db.unsafe(asEventosDeCadastro('f.idfornecedor', fatos))}`
}
