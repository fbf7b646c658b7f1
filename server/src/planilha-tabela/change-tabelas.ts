import type { Valor } from '@vitrine/rules/importacao'
import type { EfeitoDoPreco, TabelasDePreco } from '@vitrine/rules/politica'

/** What a row of a sheet says of one price: it, or how much is off. */
export interface PrecoDaTabela {
  preco: number | null
  desconto: number | null
}

/** The quantity that holds for any. */
export const QUALQUER = '0'

export function precoOf(efeito: EfeitoDoPreco | undefined, faixa: string): PrecoDaTabela {
  const { percentual, precofixo, descontoProgressivo, descontoProgressivoPercentual } = efeito ?? {}
  const isBase = faixa === QUALQUER
  const preco = isBase ? precofixo : descontoProgressivo?.[faixa]
  const pontos = isBase ? percentual : descontoProgressivoPercentual?.[faixa]
  return { preco: preco ?? null, desconto: pontos === undefined ? null : -pontos }
}

/** Quantities that a table has a price from, in their order; '0' is any. */
export function listFaixasDe(efeito: EfeitoDoPreco | undefined): string[] {
  const { percentual, precofixo, descontoProgressivo, descontoProgressivoPercentual } = efeito ?? {}
  const faixas = new Set(Object.keys({ ...descontoProgressivo, ...descontoProgressivoPercentual }))
  if (percentual !== undefined || precofixo !== undefined) faixas.add(QUALQUER)
  return [...faixas].toSorted((a, b) => Number(a) - Number(b))
}

interface Mudanca {
  idpolitica: string
  faixa: string
  campo: string
  valor: Valor
}

/** What tables make of a product as changes leave it; null: nothing. */
export function changeTabelas(
  tabelas: TabelasDePreco | null,
  mudancas: readonly Mudanca[],
): TabelasDePreco | null {
  const novas: Record<string, EfeitoDoPreco> = { ...tabelas }
  for (const { idpolitica, ...mudanca } of mudancas) {
    const efeito = changeEfeito(novas[idpolitica] ?? {}, mudanca)
    if (Object.keys(efeito).length > 0) novas[idpolitica] = efeito
    else delete novas[idpolitica]
  }
  return Object.keys(novas).length > 0 ? novas : null
}

function changeEfeito(
  efeito: EfeitoDoPreco,
  { faixa, campo, valor }: Omit<Mudanca, 'idpolitica'>,
): EfeitoDoPreco {
  // Its column reads numbers.
  const numero = typeof valor === 'number' ? valor : undefined
  const isPreco = campo === 'preco'
  const dito = isPreco || numero === undefined ? numero : -numero
  if (faixa === QUALQUER) return prune({ ...efeito, [isPreco ? 'precofixo' : 'percentual']: dito })
  const onde = isPreco ? 'descontoProgressivo' : 'descontoProgressivoPercentual'
  const faixas = prune({ ...efeito[onde], [faixa]: dito })
  return prune({ ...efeito, [onde]: Object.keys(faixas).length > 0 ? faixas : undefined })
}

/** Without what is not said. */
function prune<T extends object>(objeto: T): T {
  return Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined)) as T
}
