import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { ProdutoDemo } from '../tipos.ts'

const PASTA = join(import.meta.dirname, '..', 'pictures')

/** Motifs of products that no file of the pictures slice names; undefined while that slice has no motif at all. */
export function listMotivosAusentes(produtos: ProdutoDemo[]): string[] | undefined {
  if (!existsSync(PASTA)) return undefined
  const arquivos = readdirSync(PASTA, { recursive: true, encoding: 'utf8' })
  const texto = arquivos
    .filter((arquivo) => ['.ts', '.json'].includes(extname(arquivo)) && !arquivo.endsWith('.test.ts'))
    .map((arquivo) => readFileSync(join(PASTA, arquivo), 'utf8'))
    .join('\n')
  const nomes = new Set([...(texto.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []), ...arquivos.map(readNome)])
  const motivos = [...new Set(produtos.map(({ desenho }) => desenho.motivo))]
  const ausentes = motivos.filter((motivo) => !nomes.has(motivo))
  return ausentes.length === motivos.length ? undefined : ausentes
}

/** 'motivos/red-apple.svg' is 'red-apple'. */
function readNome(arquivo: string): string {
  return arquivo.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '')
}
