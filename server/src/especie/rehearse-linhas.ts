import {
  rehearseLinha,
  type Coluna,
  type FichaDeEspecie,
  type LinhaEnsaiada,
} from '@vitrine/rules/importacao'

import type { Db } from '#infra'

import type { Achado, Celulas, EspecieAberta, LinhaConferida, LinhaLida, Registro } from './especie.ts'

/** What a rehearsal knows before it looks at rows. */
export interface Ensaio {
  ficha: FichaDeEspecie
  aberta: EspecieAberta
  /** Columns of the sheet: field -> place. */
  lugares: ReadonlyMap<string, number>
  /** Row -> row above that has its key. */
  repetidas: ReadonlyMap<number, number>
}

/** Field -> place of its column. */
export function lugaresOf(colunas: readonly (string | null)[]): ReadonlyMap<string, number> {
  return new Map(colunas.flatMap((campo, lugar) => (campo === null ? [] : [[campo, lugar] as const])))
}

export function celulasOf(lugares: ReadonlyMap<string, number>, celulas: readonly string[]): Celulas {
  return Object.fromEntries([...lugares].map(([campo, lugar]) => [campo, celulas[lugar] ?? '']))
}

/** Rehearses rows against the store as it stands: nothing is written. */
export async function rehearseLinhas(
  db: Db,
  ensaio: Ensaio,
  linhas: readonly LinhaLida[],
): Promise<LinhaConferida[]> {
  const { aberta, lugares } = ensaio
  const celulas = linhas.map((linha) => celulasOf(lugares, linha.celulas))
  const achados = await aberta.find(db, celulas)
  const conferidas = linhas.map(({ linha }, i) =>
    rehearse(ensaio, linha, { celulas: celulas[i] ?? {}, achado: achados[i] ?? { atual: null } }),
  )
  const escrevem = conferidas.flatMap((conferida, i) => {
    const achado = achados[i]
    const escreve = conferida.tipo === 'nova' || conferida.tipo === 'mudada'
    return escreve && achado && 'atual' in achado
      ? [{ i, conferida, atual: achado.atual, celulas: celulas[i] ?? {} }]
      : []
  })
  const erros = Map.groupBy(aberta.check?.(escrevem) ?? [], ({ lugar }) => escrevem[lugar]?.i ?? -1)
  const certas = escrevem.filter(({ i }) => !erros.has(i))
  const avisos = Map.groupBy(aberta.warn?.(certas) ?? [], ({ lugar }) => certas[lugar]?.i ?? -1)
  return conferidas.map((conferida, i) => {
    const achados = erros.get(i)
    return achados
      ? {
          ...conferida,
          tipo: 'errada',
          mudancas: [],
          erros: achados.map(({ campo, erro }) => ({ campo, erro })),
        }
      : { ...conferida, avisos: (avisos.get(i) ?? []).map(({ campo, aviso }) => ({ campo, aviso })) }
  })
}

function rehearse(
  { ficha, aberta, lugares, repetidas }: Ensaio,
  linha: number,
  { celulas, achado }: { celulas: Celulas; achado: Achado },
): LinhaConferida {
  const atual = 'atual' in achado ? achado.atual : null
  const qual = {
    linha,
    ...qualDe(atual),
    documento: ficha.pessoaOf?.(celulas).slice(0, 40) || null,
    avisos: [],
  }
  const refuse = (campo: string, erro: string): LinhaConferida => ({
    ...qual,
    tipo: 'errada',
    mudancas: [],
    erros: [{ campo, erro }],
  })
  const primeira = repetidas.get(linha)
  const naChave = ficha.chave.find((campo) => lugares.has(campo)) ?? ''
  if (primeira !== undefined) return refuse(naChave, `${ficha.igual} da linha ${primeira}.`)
  if ('erro' in achado) return refuse(achado.campo, achado.erro)
  const ensaiada = rehearseLinha(colunasDe(aberta, atual), celulas, atual?.valores ?? null)
  return { ...qual, ...(ensaiada.tipo === 'apagada' ? toSaida(ensaiada, ficha, atual) : ensaiada) }
}

const qualDe = (atual: Registro | null) => ({
  idregistro: atual?.id ?? null,
  versao_lida: atual?.versao ?? null,
})

function colunasDe({ colunas }: EspecieAberta, atual: Registro | null): readonly Coluna[] {
  const { alheios } = atual ?? {}
  return alheios ? colunas.filter(({ campo }) => !alheios.has(campo)) : colunas
}

/** Orders name what they were made of, so no record is removed: a value of it says that it is gone. */
function toSaida(ensaiada: LinhaEnsaiada, ficha: FichaDeEspecie, atual: Registro | null): LinhaEnsaiada {
  const { campo, para } = ficha.apagar ?? { campo: 'ativo', para: false }
  const antes = atual?.valores[campo] ?? null
  if (antes === para) return { ...ensaiada, tipo: 'igual' }
  return { ...ensaiada, mudancas: [{ campo, antes, depois: para }] }
}
