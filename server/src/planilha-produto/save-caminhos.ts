import { listCaminhos } from '@vitrine/rules/importacao'
import { foldTexto, toSlug } from '@vitrine/rules/texto'

import type { Quem } from '#cadastro'
import { listArvore, listNomesDaArvore, saveCategorias } from '#categoria'
import { uuidv7, type Transaction } from '#infra'

/** How a category of a sheet looks until its supplier says otherwise. */
const COMECO = { icone: 'package', fundo: '#f2f2ef', versao: null } as const

/** Makes categories of paths, 'Mercearia > Massas'. */
export async function saveCaminhos(tx: Transaction, quem: Quem, caminhos: readonly string[]): Promise<void> {
  const [arvore, lugares] = await Promise.all([
    listNomesDaArvore(tx, quem.idfornecedor),
    listArvore(tx, quem.idfornecedor),
  ])
  const ids = new Map([...listCaminhos(arvore)].map(([id, caminho]) => [foldTexto(caminho), id]))
  const slugs = new Set(lugares.map(({ slug }) => slug))
  const novas: Parameters<typeof saveCategorias>[2][number][] = []
  // Those above stand before (`listCategoriasNovas`).
  for (const caminho of caminhos) {
    const nomes = caminho.split(' > ')
    const idcategoria = uuidv7()
    novas.push({
      ...COMECO,
      idcategoria,
      idcategoriapai: ids.get(foldTexto(nomes.slice(0, -1).join(' > '))) ?? null,
      nome: nomes.at(-1) ?? '',
      slug: takeSlug(slugs, nomes),
      ordem: arvore.length + novas.length,
    })
    ids.set(foldTexto(caminho), idcategoria)
  }
  await saveCategorias(tx, quem, novas)
}

/** The name alone, else with those above it, else with a number. */
function takeSlug(slugs: Set<string>, nomes: readonly string[]): string {
  const tentativas = [toSlug(nomes.at(-1) ?? ''), toSlug(nomes.join(' '))].map(
    (slug) => slug.slice(0, 70) || 'categoria',
  )
  let slug = tentativas.find((tentativa) => !slugs.has(tentativa))
  for (let n = 2; slug === undefined; n += 1)
    if (!slugs.has(`${tentativas[1]}-${n}`)) slug = `${tentativas[1]}-${n}`
  slugs.add(slug)
  return slug
}
