import { formatConsent, type Grupos } from '@vitrine/rules/acesso'

import { type ContextoComprador, limitIp, takeTentativa } from '#acesso'
import type { Requisicao } from '#chamada'
import { type Sql, uuidv7 } from '#infra'

import { insertConsentimento } from './privacidade.repository.ts'

/** Choices of one address in an hour that are kept. */
const POR_HORA = 60

/** Keeps a choice of cookies: who, when, which groups. Whoever chooses all the time fills no table. */
export async function keepConsentimento(
  sql: Sql,
  grupos: Grupos,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<{ registrado: boolean }> {
  const { ip, agente } = requisicao
  const limite = limitIp('consentimento', ip, POR_HORA)
  return sql.begin(async (tx) => {
    if (!(await takeTentativa(tx, [limite]))) return { registrado: false }
    await insertConsentimento(tx, {
      idconsentimento: uuidv7(),
      idusuario: contexto.idusuario,
      idfornecedor: contexto.fornecedor?.idfornecedor ?? null,
      grupos: formatConsent(grupos),
      ip,
      agente: agente.slice(0, 200),
    })
    return { registrado: true }
  })
}
