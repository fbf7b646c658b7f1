import type { DadosReceita } from '@vitrine/contract'

/** Tax-authority data of companies: a port, so that any source may stand behind it. */
export interface Receita {
  /** Null for a CNPJ that the source does not know. Throws when it cannot be asked. */
  find(cnpj: string): Promise<DadosReceita | null>
}
