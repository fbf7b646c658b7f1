import { falhas, type CodigoFalha, type CorpoFalha } from '@vitrine/contract'

/** An expected failure: its code decides status and text (contract: one table). Thrown by use cases, answered by app.ts. */
export class Falha extends Error {
  readonly codigo: CodigoFalha
  readonly status: number
  readonly extra: Partial<CorpoFalha>

  constructor(codigo: CodigoFalha, extra: Partial<CorpoFalha> = {}) {
    super(extra.error ?? falhas[codigo].mensagem)
    this.codigo = codigo
    this.status = falhas[codigo].status
    this.extra = extra
  }

  toCorpo(idrequisicao?: string): CorpoFalha {
    return { codigo: this.codigo, error: this.message, ...this.extra, idrequisicao }
  }
}
