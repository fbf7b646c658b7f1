import type { CorpoFalha, Submissao } from '@vitrine/contract'

import type { AppDeTeste } from '../app-de-teste.ts'
import type { ClienteDeTeste, FornecedorDeTeste } from '../builders.ts'
import { buildSubmissao } from '../submissao.ts'

/** Where each text is raised: a supplier of its own, a customer of it, a product with 5 in stock. */
export interface Cena {
  app: AppDeTeste
  loja: FornecedorDeTeste
  ana: ClienteDeTeste
  produto: string
}

/** What the server answered: a failure's body, or an answer that carries the text in `mensagem`. */
export interface Provocada {
  status: number
  falha: Partial<CorpoFalha> & { mensagem?: string | null }
}

/** Brings about the situation that contract/src/falha names for a text, through the real app. */
export type Provoke = (cena: Cena) => Promise<Provocada>

/** A text that is answered under another code, or inside a longer text. */
export interface ProvocacaoDentro {
  provoke: Provoke
  codigo?: string
  error: string
  detalhes?: Record<string, unknown>
}

export type Provocacao = Provoke | ProvocacaoDentro

/** Submits an order for ana, or for `cliente`. */
export async function submit(
  { app, loja, ana, produto }: Cena,
  change: Partial<Submissao> = {},
  cliente: ClienteDeTeste = ana,
): Promise<Provocada> {
  return app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto }, change),
    },
    { token: cliente.token },
  )
}

/** PostgreSQL without one of its tables while `work` runs: what a call meets when its data cannot be read or stored. */
export async function withoutTable<T>(
  { sql }: AppDeTeste,
  tabela: string,
  work: () => Promise<T>,
): Promise<T> {
  const fora = `${tabela}_fora`
  await sql`alter table ${sql(tabela)} rename to ${sql(fora)}`
  try {
    return await work()
  } finally {
    await sql`alter table ${sql(fora)} rename to ${sql(tabela)}`
  }
}
