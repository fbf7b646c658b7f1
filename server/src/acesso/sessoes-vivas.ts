import { Memoria, type Db, type Notificacoes } from '#infra'

import { findSessao, hashToken, type ChaveSessao, type SessaoRow } from './sessao.repository.ts'

/** Living sessions in memory, each read when first asked for and again when PostgreSQL tells of a change (decision 0016). */
export interface SessoesVivas {
  /** `ip`: from where it is used now, for the access log. */
  find(chave: ChaveSessao, ip: string): Promise<SessaoRow | null>
  /** What is known now, without waiting; undefined: it must be read. */
  peek(chave: ChaveSessao): SessaoRow | undefined
  /** What its own request changed about this session: read again at once, not only when PostgreSQL tells of it. */
  forget(token: string): void
}

interface Guardada {
  /** Of the session that it is. */
  hash: string
  row: SessaoRow
  ate: number
}

const MAX_GUARDADAS = 5000
/** Rights are read again after this time, even without a notification of PostgreSQL. */
const MAX_IDADE_MS = 60_000

/** Sessions in memory, dropped when PostgreSQL tells that rights have changed. */
export function createSessoesVivas(db: Db, notificacoes: Notificacoes): SessoesVivas {
  const guardadas = new Memoria<Guardada>(MAX_GUARDADAS)
  let mudancas = 0
  notificacoes.onAcesso((ids) => {
    mudancas += 1
    if (!ids) return guardadas.clear()
    const mudados = new Set(ids)
    guardadas.deleteWhere(
      ({ row }) => mudados.has(row.idusuario) || (row.idcliente !== null && mudados.has(row.idcliente)),
    )
  })

  function peek(chave: ChaveSessao): SessaoRow | undefined {
    const guardada = guardadas.get(nameOf(chave))
    return guardada && Date.now() < guardada.ate && notificacoes.isListening() ? guardada.row : undefined
  }

  return {
    peek,
    async find(chave, ip) {
      const known = peek(chave)
      if (known) return known
      const hash = chave.tokenHash.toString('base64')
      const nome = nameOf(chave)
      const antes = mudancas
      const row = await findSessao(db, chave, ip)
      // Somebody's rights changed while reading: this answer is used once and not kept.
      // Who looks as a customer does so as long as it works there, and not a moment longer.
      if (row && row.idvisao === null && antes === mudancas)
        guardadas.set(nome, { hash, row, ate: Math.min(Date.now() + MAX_IDADE_MS, endOf(row)) })
      else guardadas.delete(nome)
      return row
    },
    forget(token) {
      const gone = hashToken(token).toString('base64')
      mudancas += 1
      guardadas.deleteWhere(({ hash }) => hash === gone)
    },
  }
}

const nameOf = ({ tokenHash, idfornecedor, idcliente }: ChaveSessao): string =>
  `${tokenHash.toString('base64')}|${idfornecedor}|${idcliente}`

/** What it may do changes then, though nobody tells of it. An access that is over has changed it already. */
const endOf = ({ expira_em, acesso_ate }: SessaoRow): number =>
  acesso_ate && acesso_ate.getTime() > Date.now()
    ? Math.min(expira_em.getTime(), acesso_ate.getTime())
    : expira_em.getTime()
