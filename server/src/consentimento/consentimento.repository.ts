import { asLinha } from '#coluna'
import type { Db } from '#infra'

/** A choice of cookies, as it was made. */
export async function insertConsentimento(
  db: Db,
  consentimento: {
    idconsentimento: string
    idusuario: string | null
    idfornecedor: string | null
    grupos: string
    ip: string
    agente: string
  },
): Promise<void> {
  await db`insert into consentimento ${asLinha(db, 'consentimento', consentimento)}`
}
