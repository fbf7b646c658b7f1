/** How long a connection may wait, in ms; 0: as long as it takes. docs/operar.md explains each. */
export interface Prazos {
  /** For a connection to be made. */
  conexao: number
  /** For a row that another transaction holds. */
  lock_timeout: number
  /** For one statement. */
  statement_timeout: number
  /** For our own next statement in a transaction. */
  idle_in_transaction_session_timeout: number
  /** For a free connection of the pool. */
  espera: number
  /** For an answer that PostgreSQL should have given or refused long before; then its connection is given up (decision 0096). */
  resposta: number
}

export const prazos = {
  /** Somebody waits for the answer. */
  loja: {
    conexao: 2000,
    lock_timeout: 3000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    espera: 1500,
    resposta: 15_000,
  },
  /** Jobs: no person waits, and some read much. Letters are handed over inside a transaction. */
  tarefas: {
    conexao: 2000,
    lock_timeout: 10_000,
    statement_timeout: 300_000,
    idle_in_transaction_session_timeout: 120_000,
    espera: 30_000,
    resposta: 310_000,
  },
  /** Migrations and the demo's data, before anybody is served. */
  manutencao: {
    conexao: 2000,
    lock_timeout: 30_000,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    espera: 60_000,
    resposta: 0,
  },
} as const satisfies Record<string, Prazos>
