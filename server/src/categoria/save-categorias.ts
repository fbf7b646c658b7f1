import { CadastroCategoria, type ErroDeLinha } from '@vitrine/contract'
import { findErroNaArvore } from '@vitrine/rules/categoria'

import { refuseErros, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroCategoria } from './cadastro-categoria.ts'
import { listArvore, listGrupos, type CategoriaNoLugar } from './categoria.repository.ts'

const nome = 'categorias'

/** Writes categories of a supplier, as `saveDeclarados` says; the tree counts as all of the call leave it. */
export async function saveCategorias(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroCategoria, 'idcategoria'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroCategoria,
    cadastro: cadastroCategoria,
    toGuardado: (categoria: CadastroCategoria) => categoria,
    fromGuardado: (guardada: object) => guardada,
    check,
    // Parents are written before their children.
    postoOf: ({ idcategoriapai }: { idcategoriapai: string | null }) => (idcategoriapai ? 1 : 0),
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}

async function check(tx: Transaction, idfornecedor: string, categorias: CadastroCategoria[]): Promise<void> {
  const guardadas = new Map((await listArvore(tx, idfornecedor)).map((row) => [row.idcategoria, row]))
  refuseErros(nome, [
    ...listErrosDaArvore(categorias, guardadas),
    ...listAlheias(categorias, await listGrupos(tx, idfornecedor)),
  ])
}

function listErrosDaArvore(
  categorias: readonly CadastroCategoria[],
  guardadas: ReadonlyMap<string, CategoriaNoLugar>,
): ErroDeLinha[] {
  const arvore = new Map<string, CategoriaNoLugar>([
    ...guardadas,
    ...categorias.map((categoria) => [categoria.idcategoria, categoria] as const),
  ])
  const comFilhas = new Set(
    [...arvore.values()].map(({ idcategoriapai }) => idcategoriapai).filter((id) => id !== null),
  )
  // A slug that is just given up is not free yet: the order in which rows are written is not defined.
  const donas = new Map([...guardadas.values()].map(({ slug, idcategoria }) => [slug, idcategoria]))
  for (const { slug, idcategoria } of categorias) if (!donas.has(slug)) donas.set(slug, idcategoria)
  return categorias.flatMap((categoria, linha) => {
    const erro = findErroNaArvore(categoria, arvore, comFilhas)
    return [
      ...(donas.get(categoria.slug) === categoria.idcategoria
        ? []
        : [{ linha, campo: 'slug', erro: 'Outra categoria tem este endereço.' }]),
      ...(erro ? [{ linha, campo: 'idcategoriapai', erro }] : []),
    ]
  })
}

function listAlheias(
  categorias: readonly CadastroCategoria[],
  { segmentos, setores }: { segmentos: string[]; setores: string[] },
): ErroDeLinha[] {
  const check = (campo: 'idsegmento' | 'idsetor', tem: ReadonlySet<string>, erro: string) =>
    categorias.flatMap((categoria, linha) => {
      const id = categoria[campo]
      return id === null || tem.has(id) ? [] : [{ linha, campo, erro }]
    })
  return [
    ...check('idsegmento', new Set(segmentos), 'Este segmento não existe nesta loja.'),
    ...check('idsetor', new Set(setores), 'Este setor não existe nesta loja.'),
  ]
}
