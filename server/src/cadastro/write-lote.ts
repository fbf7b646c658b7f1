import { Falha, type Transaction } from '#infra'

import { CadastroRecusado, type Recusa } from './cadastro-recusado.ts'

/** Why a row was left out. */
export interface Recusada {
  campo: string
  erro: string
}

interface Dita {
  porque: Recusada
  /** Where a record was refused as it stands, not for what is said of it: whoever knows its kind says it in words of that. */
  motivo: Recusa['motivo'] | null
}

const MOTIVOS: Record<Recusa['motivo'], string> = {
  MUDOU: 'Alguém mudou este produto depois: ele ficou como está.',
  SUMIU: 'Este produto não existe mais.',
  EXISTE: 'Este produto já existe.',
  REPETIDA: 'Este produto aparece duas vezes.',
  DUPLICADA: 'Outro produto já tem este código.',
  EM_USO: 'Este produto está em uso.',
  REFERENCIA: 'A categoria deste produto não existe mais.',
  INVALIDA: 'Um valor desta linha não pode ser guardado.',
}

/**
 * Writes rows together; those that are refused are left out, and the others are written all the same. `write` gets the rows that are left
 * and is undone as a whole where it throws.
 */
export async function writeLote<L extends { linha: number }, F>(
  tx: Transaction,
  linhas: readonly L[],
  write: (tx: Transaction, linhas: readonly L[]) => Promise<readonly F[]>,
): Promise<{ feitas: F[]; recusadas: ({ linha: L } & Dita)[] }> {
  if (linhas.length === 0) return { feitas: [], recusadas: [] }
  try {
    return { feitas: [...(await tx.savepoint((ponto) => write(ponto, linhas)))], recusadas: [] }
  } catch (error) {
    const porque = readRecusas(error)
    if (porque === null) throw error
    const recusadas = linhas.flatMap((linha, i) => {
      const dita = porque.get(i) ?? (linhas.length === 1 ? porque.get(null) : undefined)
      return dita ? [{ linha, ...dita }] : []
    })
    const restam = linhas.filter((linha) => !recusadas.some((recusada) => recusada.linha === linha))
    // The database does not say which one it was: halves are tried.
    const partes = restam.length < linhas.length ? [restam] : halve(restam)
    const feitas: F[] = []
    for (const parte of partes) {
      const outra = await writeLote(tx, parte, write)
      feitas.push(...outra.feitas)
      recusadas.push(...outra.recusadas)
    }
    return { feitas, recusadas }
  }
}

function halve<L>(linhas: readonly L[]): (readonly L[])[] {
  const meio = Math.ceil(linhas.length / 2)
  return [linhas.slice(0, meio), linhas.slice(meio)]
}

/** Place of a row (null: one of them) -> why it was refused; null: something else failed. */
function readRecusas(error: unknown): Map<number | null, Dita> | null {
  if (error instanceof CadastroRecusado)
    return new Map(
      error.recusas.map(({ linha, motivo }) => [
        linha,
        { porque: { campo: '', erro: MOTIVOS[motivo] }, motivo },
      ]),
    )
  if (!(error instanceof Falha) || error.codigo !== 'entrada_invalida') return null
  return new Map(
    Object.entries(error.extra.campos ?? {}).map(([onde, erro]) => {
      const [, linha = '', ...campo] = onde.split('.')
      return [Number(linha), { porque: { campo: campo.join('.'), erro }, motivo: null }]
    }),
  )
}
